type Entry = 'comment-draft' | 'comment-sent' | 'comment-key';

/** Texts that survive a reload and a sign-in. Empty where the browser refuses storage. */
export const draftStorage = {
  read: (entry: Entry): string => {
    try {
      return sessionStorage.getItem(entry) ?? '';
    } catch {
      return '';
    }
  },
  write: (entry: Entry, text: string): void => {
    try {
      if (text) sessionStorage.setItem(entry, text);
      else sessionStorage.removeItem(entry);
    } catch {
      // The draft stays in memory.
    }
  },
};
