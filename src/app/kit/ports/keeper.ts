/** Small texts kept in web storage. A browser that refuses storage keeps nothing and breaks nothing. */
export interface Keeper {
  read(key: string): string | undefined;
  keep(key: string, value: string): void;
  drop(key: string): void;
  /** Whether the browser gives the storage at all. */
  isOpen(): boolean;
}

/** @param open gives the storage; may throw, as `localStorage` does where site data is blocked */
export function createKeeper(open: () => Storage): Keeper {
  const attempt = <Value>(action: (storage: Storage) => Value): Value | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    keep: (key, value) => attempt((storage) => storage.setItem(key, value)),
    drop: (key) => attempt((storage) => storage.removeItem(key)),
    isOpen: () => attempt(() => true) ?? false,
  };
}
