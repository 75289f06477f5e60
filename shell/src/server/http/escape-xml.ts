const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Leaves out control characters, which XML does not have. */
export const escapeXml = (text: string) =>
  text.replaceAll(/\p{Cc}/gu, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
