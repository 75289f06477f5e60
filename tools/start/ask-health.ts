/** Reads a host's health; empty if it does not answer, so that the start does not fail. */
export async function askHealth<T>(url: string): Promise<Partial<T>> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3000) });
    return JSON.parse(await response.text());
  } catch {
    return {};
  }
}
