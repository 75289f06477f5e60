import { limits } from '@hotdrop/shared-domain/rules';
import { composeMailUrl, findProblems } from './compose-mail.ts';

const sized = (size: number) => Object.defineProperty(new File([], 'shot.png'), 'size', { value: size });
const message = { from: 'me@example.com', text: 'Hello & welcome', attachments: [] as File[] };

describe('a message to the operator', () => {
  it('is fine with an address and words', () => {
    expect(findProblems(message)).toEqual([]);
  });

  it.each(['', 'me', 'me@', '@example.com', 'me@example', 'me @example.com'])(
    'needs an address: %s is none',
    (from) => {
      expect(findProblems({ ...message, from })).toEqual(['address']);
    },
  );

  it('needs words', () => {
    expect(findProblems({ ...message, text: ' \n ' })).toEqual(['text']);
  });

  it('takes files of 10 MB together, and not a byte more', () => {
    expect(limits.helpAttachmentBytes).toBe(10 * 1024 * 1024);
    const half = limits.helpAttachmentBytes / 2;
    expect(findProblems({ ...message, attachments: [sized(half), sized(half)] })).toEqual([]);
    expect(findProblems({ ...message, attachments: [sized(half), sized(half + 1)] })).toEqual([
      'attachments',
    ]);
  });

  it('becomes an address that opens the visitor’s mail', () => {
    const address = composeMailUrl(
      'hello@hotdrop.example',
      { ...message, attachments: [sized(1)] },
      'https://page/',
    );
    const url = new URL(address);
    expect(url.protocol + url.pathname).toBe('mailto:hello@hotdrop.example');
    expect(url.searchParams.get('body')).toBe('Hello & welcome\n\n[shot.png]\nme@example.com\nhttps://page/');
    expect(address).not.toContain('+');
  });
});
