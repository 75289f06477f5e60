/** Returns the browser's storage, or null where access to it throws. */
export function getStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Calls the listener with the key that another tab has changed, or with null after a clear. */
export function watchStorage(listener: (key: string | null) => void): () => void {
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === getStorage()) listener(key);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
