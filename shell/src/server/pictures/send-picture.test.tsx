import type { Locale } from '@hotdrop/shared-domain/locale';
import type { ReactNode } from 'react';
import { createPictureQueue } from './picture-queue.ts';
import { rasterize } from './rasterize.ts';
import { sendPicture } from './send-picture.tsx';

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
      // A proxy forwards the request to another host.
      request: new Request('http://127.0.0.1:3000/pubg/card.png', { headers }),
      origin: 'https://hotdrop.example',
      locale,
      isLocaleChosen,
      pictureQueue: pictureQueue ?? createPictureQueue({ render: rasterize }),
      log: silent,
    },
  );

const Broken = () => {
  throw new Error('no data');
};

const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const renderText = (text: string) => (
  <text x="80" y="200" fontSize="90" fill="var(--text)">
    {text}
  </text>
);

/** Two texts of the same length: without a font, both would be the same row of boxes. */
const samples: readonly (readonly [Locale, string, string])[] = [
  ['ko', '다이아', '스쿼드'],
  ['ja', 'ダイヤ', '平均与'],
  ['zh-cn', '钻石', '伤害'],
  ['zh-tw', '鑽石', '傷害'],
];

describe('a picture', () => {
  test('is a PNG in the size of link previews', async () => {
    const answer = await send(renderText('NightHeron'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const png = await bytes(answer);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('names the public address of its page', async () => {
    const render = jest.fn(async (_svg: string) => new Uint8Array());
    await send(renderText('NightHeron'), { pictureQueue: createPictureQueue({ render }) });
    expect(render.mock.calls[0]?.[0]).toContain('>hotdrop.example/pubg</text>');
  });

  test.each(samples)('renders text in %s on a machine without fonts', async (locale, one, other) => {
    const pictureQueue = createPictureQueue({ render: rasterize });
    const [nothing, first, second] = await Promise.all(
      [renderText(''), renderText(one), renderText(other)].map(async (content) =>
        bytes(await send(content, { locale, pictureQueue })),
      ),
    );
    expect(first).not.toEqual(nothing);
    expect(first).not.toEqual(second);
  });

  test('is cacheable for all visitors, and a 304 for a client that has it', async () => {
    const pictureQueue = createPictureQueue({ render: rasterize });
    const first = await send(renderText('NightHeron'), { pictureQueue });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public/);
    expect(first.headers.get('vary')).toBeNull();
    const second = await send(renderText('NightHeron'), { pictureQueue, headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  test('varies by visitor if the URL names no language', async () => {
    const answer = await send(renderText('NightHeron'), { isLocaleChosen: false });
    expect(answer.headers.get('vary')).toBe('accept-language, cookie');
  });
});

describe('a picture that cannot render', () => {
  test.each([
    [404, 404],
    [400, 400],
  ])('answers a failure with %i as it is, without a retry', async (status, sent) => {
    const answer = await send(null, { status });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([sent, null]);
  });

  test.each([
    [200, 503],
    [500, 500],
    [502, 502],
    [503, 503],
  ])('answers a failure with %i as a %i that clients retry', async (status, sent) => {
    const answer = await send(null, { status });
    expect(answer.status).toBe(sent);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('is a 503 when a component throws', async () => {
    expect((await send(<Broken />)).status).toBe(503);
  });
});
