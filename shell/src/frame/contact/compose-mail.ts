import { limits } from '@hotdrop/shared-domain/rules';

export interface Message {
  readonly from: string;
  readonly text: string;
  readonly attachments: readonly File[];
}

export type MessageProblem = 'address' | 'attachments' | 'text';

/** Lists the invalid fields of a message. The size limit applies to all attachments together. */
export function findProblems({ from, text, attachments }: Message): readonly MessageProblem[] {
  const bytes = attachments.reduce((sum, { size }) => sum + size, 0);
  return [
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(from.trim()) ? [] : (['address'] as const)),
    ...(text.trim() ? [] : (['text'] as const)),
    ...(bytes <= limits.helpAttachmentBytes ? [] : (['attachments'] as const)),
  ];
}

/** Builds a `mailto:` URL that opens the visitor's mail app with the message filled in. */
export function composeMailUrl(to: string, { from, text, attachments }: Message, page: string): string {
  const names = attachments.map(({ name }) => `[${name}]`);
  const body = [text.trim(), '', ...names, from.trim(), page].join('\n');
  return `mailto:${to}?${new URLSearchParams({ subject: 'Hotdrop', body }).toString().replaceAll('+', '%20')}`;
}
