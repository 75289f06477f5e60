import type { LinkPatterns, Site } from '@hotdrop/shared-domain/contract';
import type { Log, ReleaseSet } from '@hotdrop/shared-host/server';
import type { ShownMessage } from '../../frame/frame-data.ts';
import type { AreaCalls } from '../area-calls/create-area-calls.ts';
import type { ReadSettings } from '../area-settings/create-settings-reader.ts';
import type { Fence } from '../fence/no-fence.ts';
import type { FrameDataSource } from '../frame-data/create-frame-data.ts';
import type { Visitor } from '../http/visitor.ts';
import type { ServerTiming } from '../inspect/server-timing.ts';
import type { PageParts } from '../parts/page-parts.ts';
import type { PartHealth } from '../parts/part-health.ts';
import type { PictureQueue } from '../pictures/picture-queue.ts';
import type { ConnectFetch } from './connect-fetch.ts';
import type { Failures } from './watch-requests.ts';
import type { WebFiles } from './web-files.ts';

/** Everything that pages need and that is the same for all requests. */
export interface Renderer {
  readonly web: WebFiles;
  readonly connectFetch: ConnectFetch;
  readonly areaCalls: AreaCalls;
  readonly readSettings: ReadSettings;
  /** Base URL of the API in browsers. */
  readonly apiBase: string;
  readonly frameDataSource: FrameDataSource;
  /** Renders the pictures of link previews. */
  readonly pictureQueue: PictureQueue;
  /** In development, pages reload when the code changes. */
  readonly isDevelopment: boolean;
  readonly log: Log;
  /** Receives the failures that areas report. */
  readonly report: Site['report'];
  /** Share of the page views, 0 to 1, that send web vitals. */
  readonly visitSample: number;
  readonly partHealth: PartHealth;
  /** Knows for which version the server works. */
  readonly fence: Fence;
  /** Timeout in ms for the code and the data of a part, and for its rendering. */
  readonly partTimeout: number;
  /** Timeout in ms for each step of an area: its routes, its loaders, and its rendering. */
  readonly areaTimeout: number;
  /** Whether this server is so busy that a missed deadline says nothing about an area. */
  readonly isOverloaded: () => boolean;
}

export interface PageRequest {
  readonly request: Request;
  readonly origin: string;
  readonly visitor: Visitor;
  readonly set: ReleaseSet;
  /** Appears before the operator's notices. */
  readonly notice?: ShownMessage | undefined;
  /** An area whose build comes from a developer's proxy. Only the browser runs it. */
  readonly override?: string | undefined;
  /** Measures an inspected page, which shows its areas and parts. */
  readonly timing?: ServerTiming | undefined;
  /** Whether the page is kept and sent to others. */
  readonly isForMany?: boolean;
}

/** Dependencies of each step of a page. */
export interface PageContext {
  readonly page: PageRequest;
  readonly renderer: Renderer;
  readonly site: Site;
  /** The links of the site. */
  readonly links: LinkPatterns;
  readonly parts: PageParts;
  /** Requests of this page that got no data. */
  readonly failures: Failures;
  /** Called for each error in the area's own code. */
  readonly onFault: (error: unknown) => void;
}
