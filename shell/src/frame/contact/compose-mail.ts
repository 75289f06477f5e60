import { limits } from '@hotdrop/shared-domain/rules';

export interface Message {
  readonly from: string;
  readonly text: string;
  readonly attachments: readonly File[];
}

export type MessageProblem = 'address' | 'attachments' | 'text';

/** What keeps a message from being sent. All attachments together may have so many bytes. */
export function problemsOf({ from, text, attachments }: Message): readonly MessageProblem[] {
  const bytes = attachments.reduce((sum, { size }) => sum + size, 0);
  return [
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(from.trim()) ? [] : (['address'] as const)),
    ...(text.trim() ? [] : (['text'] as const)),
    ...(bytes <= limits.helpAttachmentBytes ? [] : (['attachments'] as const)),
  ];
}

/** The address that opens the visitor's own mail with the message in it. */
export function mailAddress(to: string, { from, text, attachments }: Message, page: string): string {
  const names = attachments.map(({ name }) => `[${name}]`);
  const body = [text.trim(), '', ...names, from.trim(), page].join('\n');
  return `mailto:${to}?${new URLSearchParams({ subject: 'Hotdrop', body }).toString().replaceAll('+', '%20')}`;
}
