const key = 'signed-out-at';

/** Tells the visitor's other tabs that the visitor has signed out. */
export function announceSignOut(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is blocked: the other tabs notice when they load again.
  }
}

/** Calls the listener when the visitor signs out in another tab. Returns a function that stops it. */
export function watchSignOut(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
