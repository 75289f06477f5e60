import type { Locale } from '@hotdrop/shared-domain/locale';
import type { ReactNode } from 'react';
import { createPictureQueue } from './picture-queue.ts';
import { rasterize } from './rasterize.ts';
import { sendPicture } from './send-picture.tsx';

const address = 'https://hotdrop.example/pubg/card.png';
const silent = { info: () => {}, warn: () => {}, error: () => {} };

interface Asked {
  readonly locale?: Locale;
  readonly status?: number;
  readonly isLocaleChosen?: boolean;
  readonly pictureQueue?: ReturnType<typeof createPictureQueue>;
  readonly headers?: Record<string, string>;
}

const send = (
  content: ReactNode,
  { status = 200, locale = 'en', isLocaleChosen = true, headers = {}, pictureQueue }: Asked = {},
) =>
  sendPicture(
    { content, status },
    {
      request: new Request(address, { headers }),
      origin: 'https://hotdrop.example',
      locale,
      isLocaleChosen,
      pictureQueue: pictureQueue ?? createPictureQueue({ render: rasterize }),
      log: silent,
    },
  );

const Broken = () => {
  throw new Error('no figures');
};

const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const word = (text: string) => (
  <text x="80" y="200" fontSize="90" fill="var(--text)">
    {text}
  </text>
);

/** Two words of one length: without a face for them both would be the same row of boxes. */
const samples: readonly (readonly [Locale, string, string])[] = [
  ['ko', '다이아', '스쿼드'],
  ['ja', 'ダイヤ', '平均与'],
  ['zh-cn', '钻石', '伤害'],
  ['zh-tw', '鑽石', '傷害'],
];

describe('a picture', () => {
  test('is a PNG of the size that link previews show', async () => {
    const answer = await send(word('NightHeron'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const png = await bytes(answer);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test.each(samples)('has letters for %s on a machine without any', async (locale, one, other) => {
    const pictureQueue = createPictureQueue({ render: rasterize });
    const [nothing, first, second] = await Promise.all(
      [word(''), word(one), word(other)].map(async (content) =>
        bytes(await send(content, { locale, pictureQueue })),
      ),
    );
    expect(first).not.toEqual(nothing);
    expect(first).not.toEqual(second);
  });

  test('may be kept by everybody, and is not sent again to whoever has it', async () => {
    const pictureQueue = createPictureQueue({ render: rasterize });
    const first = await send(word('NightHeron'), { pictureQueue });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public/);
    expect(first.headers.get('vary')).toBeNull();
    const second = await send(word('NightHeron'), { pictureQueue, headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  test('depends on who asks where the address says no language', async () => {
    const answer = await send(word('NightHeron'), { isLocaleChosen: false });
    expect(answer.headers.get('vary')).toBe('accept-language, cookie');
  });
});

describe('no picture', () => {
  test('of somebody who is not there is a 404', async () => {
    expect((await send(null, { status: 404 })).status).toBe(404);
  });

  test.each([200, 500, 502, 503])('after a failure with %i is to be asked for again', async (status) => {
    const answer = await send(null, { status });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('comes of a drawing that throws, and the page never breaks', async () => {
    expect((await send(<Broken />)).status).toBe(503);
  });

  test('comes of a color that the tokens do not know', async () => {
    expect((await send(<rect fill="var(--neon)" />)).status).toBe(503);
  });
});
