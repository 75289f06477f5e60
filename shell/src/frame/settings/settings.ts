import { durations } from '@hotdrop/shared-domain/rules';
import { setCookie } from './browser-cookies.ts';

/** Saves a setting in a cookie for the server, and in local storage, which notifies other tabs. */
export function rememberSetting(name: string, value: string): void {
  setCookie(name, value, { path: '/', lifetime: durations.settingCookie });
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage is blocked: the cookie keeps the setting, but other open tabs do not follow.
  }
}

/** Calls the listener when another tab changes the setting. Returns a function that stops it. */
export function watchSetting(name: string, listener: (value: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue !== null) listener(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
