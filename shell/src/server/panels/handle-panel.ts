import { addressOfForm, type PanelForm, panelForms } from '@hotdrop/shared-domain/panels';
import { loadShellTexts } from '../../site/texts.ts';
import { compress } from '../http/compress.ts';
import { PictureQueueFullError } from '../pictures/picture-queue.ts';
import type { PageOutcome } from '../rendering/handle-page.ts';
import type { PageRequest, Renderer } from '../rendering/renderer.ts';
import { drawBadge } from './forms/badge.tsx';
import { drawDocument, drawOverlayContent } from './forms/document.tsx';
import type { Drawing, DrawnForm } from './forms/form.ts';
import { drawPicture } from './forms/picture.tsx';
import { drawData, drawFeed, drawLine } from './forms/texts.ts';
import { readPanelAddress } from './panel-address.ts';
import { stateFace } from './panel-states.ts';
import { type PanelAnswer, showPanel } from './show-panel.ts';

const forms: Readonly<Record<PanelForm | 'events', (drawing: Drawing) => DrawnForm | Promise<DrawnForm>>> = {
  page: drawDocument('page'),
  frame: drawDocument('frame'),
  overlay: drawDocument('overlay'),
  badge: drawBadge,
  picture: drawPicture,
  line: drawLine,
  data: drawData,
  feed: drawFeed,
  events: drawOverlayContent,
};

/** Creates a function that draws the requested form, with its figures or for another status without them. */
async function createDraw(
  { request, visitor, origin }: PageRequest,
  { pictureQueue }: Renderer,
  { shown, title = '', detail }: Pick<PanelAnswer, 'shown' | 'title' | 'detail'>,
) {
  const url = new URL(request.url);
  const { area, id, form: asked, look } = readPanelAddress(url);
  const i18n = await loadShellTexts(visitor.locale);
  return async (status: number, isBusy = false): Promise<DrawnForm> => {
    const drawing: Drawing = {
      face: shown.face && status === 200 ? shown.face : stateFace(status, i18n),
      status,
      data: shown.face && shown.data,
      detail: asked ? detail : `There is no such form. Forms: ${panelForms.join(', ')}.`,
      title,
      panel: `${area}/${id}`,
      look,
      locale: visitor.locale,
      i18n,
      origin,
      addressOf: (form) => addressOfForm(url, form),
      pictureQueue,
    };
    if (isBusy && asked === 'picture') return { ...drawLine(drawing), status };
    return forms[asked ?? 'data'](drawing);
  };
}

/** Answers the request for one form of a panel. Without figures, the form says why. */
export async function handlePanel(page: PageRequest, renderer: Renderer): Promise<PageOutcome> {
  const ref = readPanelAddress(new URL(page.request.url));
  const answer = await showPanel(ref, page, renderer);
  const { shown, failures, attempted } = answer;
  const faults: unknown[] = answer.fault === undefined ? [] : [answer.fault];
  const retryAfter = shown.face ? undefined : shown.retryAfter;
  const draw = await createDraw(page, renderer, answer);
  const found = shown.face ? 200 : shown.status;
  let status = ref.form ? found : 404;
  let drawn: DrawnForm;
  try {
    const drawNow = () => draw(status);
    drawn = await (attempted ? renderer.fence.run(attempted, drawNow) : drawNow());
  } catch (error) {
    // The picture's queue is full, or a drawing of the area throws.
    if (!(error instanceof PictureQueueFullError)) faults.push(error);
    status = 503;
    drawn = await draw(status, true);
  }
  for (const error of faults) {
    renderer.log.error(
      { area: ref.area, panel: ref.id, version: attempted?.version, err: error },
      'A panel failed',
    );
  }
  const isComplete = status === 200 && !failures.hasPassing();
  return {
    response: await toResponse(drawn, { status, page, isComplete, retryAfter }),
    attempted,
    faults,
    failedParts: [],
    isComplete,
    isRefused: failures.isRefused(),
  };
}

/** Says in the requested form that the server is busy. */
export async function refusePanel(page: PageRequest, renderer: Renderer): Promise<Response> {
  const status = 503;
  const draw = await createDraw(page, renderer, { shown: { status } });
  return toResponse(await draw(status, true), { status, page, isComplete: false, retryAfter: undefined });
}

interface ResponseFacts {
  readonly status: number;
  readonly page: PageRequest;
  readonly isComplete: boolean;
  readonly retryAfter: number | undefined;
}

/** Seconds. Shared caches answer crowds; browsers ask again soon. */
const lifetimes = {
  complete: 'public, max-age=15, s-maxage=15, stale-while-revalidate=60, stale-if-error=600',
  missing: 'public, max-age=0, s-maxage=2',
};

async function toResponse(
  { type, body, headers: own, status: ownStatus }: DrawnForm,
  { status, page, isComplete, retryAfter }: ResponseFacts,
): Promise<Response> {
  const { request, visitor } = page;
  const bytes = Buffer.from(body);
  const isText = typeof body === 'string';
  const { body: sent, encoding } = await compress(
    bytes,
    isText ? request.headers.get('accept-encoding') : null,
  );
  const isLasting = isComplete || [404, 410].includes(status);
  const headers = new Headers({
    'content-type': type,
    'cache-control': isComplete ? lifetimes.complete : isLasting ? lifetimes.missing : 'no-store',
    vary: visitor.isLocaleChosen ? 'accept-encoding' : 'accept-encoding, accept-language',
    'access-control-allow-origin': '*',
    // The page behind a panel is the one to find.
    'x-robots-tag': 'noindex',
    ...own,
  });
  if (encoding) headers.set('content-encoding', encoding);
  if (status === 202 || status === 429 || status >= 500) {
    headers.set('retry-after', String(Math.max(5, Math.ceil((retryAfter ?? 0) / 1000))));
  }
  return new Response(sent, { status: ownStatus ?? status, headers });
}
