/** What a host tells about itself; nothing when it cannot be asked, since nobody's start fails for that. */
export async function askHealth<T>(url: string): Promise<Partial<T>> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3000) });
    return (await response.json()) as Partial<T>;
  } catch {
    return {};
  }
}
