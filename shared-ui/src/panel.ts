import type {
  AreaPanels,
  PanelFace,
  PanelSubject,
  PanelSubjects,
  Site,
} from '@hotdrop/shared-domain/contract';
import { failureStatus } from '@hotdrop/shared-domain/rules';
import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import {
  createTextsLoader,
  type Format,
  formatIn,
  type ImportCatalog,
  type Texts,
  withLocaleOf,
} from './site.tsx';

type Loaded<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiFailure };

interface Panel<Subject extends PanelSubject, Data> {
  /** Loads what the panel shows, or the failure that says why there is nothing. */
  load(input: {
    readonly site: Site;
    readonly about: PanelSubjects[Subject];
    readonly query: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
  }): Promise<Loaded<Data>>;
  /** Says it, in the language of the texts. */
  face(input: {
    readonly site: Site;
    readonly about: PanelSubjects[Subject];
    readonly data: Data;
    readonly i18n: Texts;
    readonly format: Format;
  }): PanelFace;
  /** What the form `data` says, by default all that was loaded. */
  facts?(data: Data): unknown;
}

/** What a panel loads whose address names something that does not exist, such as a mode. `message` is for logs. */
export const nothingAt = (message: string): { readonly ok: false; readonly error: ApiFailure } => ({
  ok: false,
  error: { kind: 'not-found', call: 'panel', message, suggestions: [] },
});

/** The tone of a change. */
export const toneOf = (change: number | null): 'up' | 'down' | undefined =>
  change ? (change > 0 ? 'up' : 'down') : undefined;

/** A panel whose types are checked where it is defined. */
interface AnyPanel {
  readonly load: (input: never) => Promise<Loaded<unknown>>;
  readonly face: (input: never) => PanelFace;
  readonly facts?: (data: never) => unknown;
}

/**
 * Defines a panel of the kind of subject that its entry in the manifest has:
 *
 *     export const rank = definePanel<'player'>()({ load: loadRank, face: ({ data, i18n }) => ({ … }) });
 */
export const definePanel =
  <Subject extends PanelSubject>() =>
  <Data>(panel: Panel<Subject, Data>): Panel<Subject, Data> =>
    panel;

/** Creates the `panels` of an area's `src/panels.tsx`, by the ids of the manifest. */
export function createPanels(
  importCatalog: ImportCatalog | undefined,
  panels: Readonly<Record<string, AnyPanel>>,
): AreaPanels {
  const loadTexts = createTextsLoader(importCatalog);
  return {
    async show(id, request) {
      const panel = panels[id];
      if (!panel) throw new Error(`The manifest lists the panel ${id}, but src/panels.tsx does not have it.`);
      const i18n = await loadTexts(request.site.locale);
      const input = { ...request, site: withLocaleOf(i18n, request.site) };
      const loaded = await panel.load(input as never);
      if (!loaded.ok) {
        const { error } = loaded;
        const retryAfter = 'retryAfter' in error ? (error.retryAfter ?? undefined) : undefined;
        return { status: failureStatus(error), retryAfter };
      }
      const { data } = loaded;
      const format = formatIn(input.site.locale);
      const face = panel.face({ ...input, data, i18n, format } as never);
      return { face, data: panel.facts ? panel.facts(data as never) : data };
    },
  };
}
