import { limits } from '@hotdrop/shared-domain/rules';
import { composeMailUrl, findProblems } from './compose-mail.ts';

const aFile = (size: number) => Object.defineProperty(new File([], 'shot.png'), 'size', { value: size });
const attachments: File[] = [];
const message = { from: 'me@example.com', text: 'Hello & welcome', attachments };

describe('a message to the operator', () => {
  it('is valid with an address and a text', () => {
    expect(findProblems(message)).toEqual([]);
  });

  it.each(['', 'me', 'me@', '@example.com', 'me@example', 'me @example.com'])(
    'needs a valid address, unlike %j',
    (from) => {
      expect(findProblems({ ...message, from })).toEqual(['address']);
    },
  );

  it('needs a text', () => {
    expect(findProblems({ ...message, text: ' \n ' })).toEqual(['text']);
  });

  it('accepts attachments of 10 MB in total, but not one byte more', () => {
    expect(limits.helpAttachmentBytes).toBe(10 * 1024 * 1024);
    const half = limits.helpAttachmentBytes / 2;
    expect(findProblems({ ...message, attachments: [aFile(half), aFile(half)] })).toEqual([]);
    expect(findProblems({ ...message, attachments: [aFile(half), aFile(half + 1)] })).toEqual([
      'attachments',
    ]);
  });

  it('becomes a mailto URL', () => {
    const mailUrl = composeMailUrl(
      'hello@hotdrop.example',
      { ...message, attachments: [aFile(1)] },
      'https://page/',
    );
    const url = new URL(mailUrl);
    expect(url.protocol + url.pathname).toBe('mailto:hello@hotdrop.example');
    expect(url.searchParams.get('body')).toBe('Hello & welcome\n\n[shot.png]\nme@example.com\nhttps://page/');
    expect(mailUrl).not.toContain('+');
  });
});
