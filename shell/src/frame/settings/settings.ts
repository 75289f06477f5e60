import { durations } from '@hotdrop/shared-domain/rules';
import { setCookie } from './set-cookie.ts';

/**
 * A visitor's settings. The server reads them from cookies; the browser's storage carries them to other tabs, and may
 * be forbidden.
 */
export function rememberSetting(name: string, value: string): void {
  setCookie(name, value, { path: '/', lifetime: durations.settingCookie });
  try {
    localStorage.setItem(name, value);
  } catch {
    // The cookie holds; only other open tabs do not follow.
  }
}

/** Calls back when another tab has changed the setting; returns how to stop. */
export function watchSetting(name: string, listener: (value: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue !== null) listener(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
