/** Lets the browser answer a tap and paint before the work that follows: what is asked for at once is no better asked for in one go. */
export async function nextTask(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
}
