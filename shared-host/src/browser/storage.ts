/** The browser's storage, or nothing where it is forbidden: the mere touch may throw. */
export function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Tells which key another tab has changed; null when it cleared everything. */
export function watchStorage(listener: (key: string | null) => void): () => void {
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === storage()) listener(key);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
