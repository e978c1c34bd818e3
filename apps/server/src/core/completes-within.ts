/**
 * Waits for a promise up to a time limit. Ignores rejections.
 * @returns whether the promise was fulfilled in time
 */
export async function completesWithin(promise: Promise<unknown> | undefined, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const result = Promise.resolve(promise).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
