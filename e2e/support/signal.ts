/** Something that is waited for and given once. */
export interface Signal {
  readonly given: Promise<void>;
  give(): void;
}

export function signal(): Signal {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}
