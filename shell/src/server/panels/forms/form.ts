import type { PanelFace } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { PanelForm } from '@hotdrop/shared-domain/panels';
import type { I18n } from '@lingui/core';
import type { PictureQueue } from '../../pictures/picture-queue.ts';
import type { PanelLook } from '../panel-address.ts';

/** Everything that a form is drawn from. */
export interface Drawing {
  readonly face: PanelFace;
  readonly status: number;
  /** What the panel has loaded. */
  readonly data: unknown;
  readonly detail: string | undefined;
  /** The title of the panel: `Rank`. */
  readonly title: string;
  /** `mf-profile/rank` */
  readonly panel: string;
  readonly look: PanelLook;
  readonly locale: Locale;
  readonly i18n: I18n;
  readonly origin: string;
  /** The address of this panel in another form. */
  readonly addressOf: (form: PanelForm) => string;
  readonly pictureQueue: PictureQueue;
}

export interface DrawnForm {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the status of the panel. */
  readonly status?: number;
}
