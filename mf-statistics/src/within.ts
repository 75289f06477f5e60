/** What a promise gives, or null when it takes longer; then it goes on, and whoever asks again in time joins it. */
export async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
