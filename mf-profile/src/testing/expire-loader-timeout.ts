/** Makes the loader timeout of a server expire at once, until `jest.restoreAllMocks()`. */
export function expireLoaderTimeout(): void {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
}
