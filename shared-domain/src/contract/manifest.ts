import * as v from 'valibot';
import type { SiteNeed } from './fit.ts';
import type { PanelSubject } from './panels.ts';

const text = v.pipe(v.string(), v.minLength(1));
/** The id of an area or a part. */
const id = v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/, 'An id has lower-case letters, digits, and dashes'));
/** The name of a link or a call. */
const name = v.pipe(text, v.regex(/^[a-z][a-zA-Z0-9]*$/, 'A name has letters and digits only'));
/** A text in the area's languages, which a host may not have. English replaces those that the area lacks. */
const localized = v.objectWithRest({ en: text }, text);

/** A file below the version's folder. Refuses a path that leaves the folder, before any code reads or serves it. */
const file = v.pipe(
  text,
  v.regex(/^[^/\\][^\\]*$/, 'A file is a relative path with slashes, such as web/entry.js'),
  v.check((path) => !path.split('/').includes('..'), 'A file stays below the folder of its version'),
);
const fileList = v.object({ js: v.array(file), css: v.array(file) });

/** Skeletons of pages in shared-ui. A host shows `lines` for a name that it does not know. */
const skeletonNames = ['lines', 'profile', 'table', 'board', 'boards', 'chart'] as const;
export type SkeletonName = (typeof skeletonNames)[number];

/** The width of a part in a slot with rows. */
const partSizes = ['small', 'wide', 'full'] as const;

/** When a page runs a part's code: at once, when it comes near the viewport, or never. */
const partBrowsers = ['always', 'near', 'never'] as const;

const height = v.pipe(v.number(), v.minValue(0));

/** A component for a slot of another page. A host ignores a part for a slot that it does not know. */
const partSchema = v.object({
  id,
  slot: text,
  /** Position of the part in its slot. Parts with the same number are sorted by the area's id. */
  order: v.number(),
  /** Name of the part's chunk. The server sends its stylesheets, and its scripts unless `browser` is `never`. */
  chunk: text,
  browser: v.picklist(partBrowsers),
  /** The same for returning visitors, if it differs: the part needs a script only to show their own players. */
  browserForReturning: v.optional(v.picklist(partBrowsers)),
  /** The title, for slots that show one. */
  title: v.optional(localized),
  size: v.optional(v.picklist(partSizes)),
  /** The height in px that a slot reserves while a part without server HTML loads. */
  minHeight: v.optional(v.object({ phone: height, desktop: height })),
  /** The fields of the slot's context that it depends on. If only others change, it stays as it is. By default all. */
  uses: v.optional(v.array(text)),
  /** The server's HTML, which can lack data, only reserves the place. If the part's code is lost, it becomes empty. */
  isPlaceholder: v.optional(v.boolean()),
});

const panelSubjects = [
  'none',
  'player',
  'match',
  'week',
  'board',
  'map',
  'players',
] as const satisfies PanelSubject[];

/** Something that people take elsewhere, in all forms that a host draws: `/panel/mf-profile/rank`. */
const panelSchema = v.object({
  id,
  /** What its address names. */
  about: v.picklist(panelSubjects),
  title: localized,
  /** Further parameters of its address. */
  query: v.optional(v.array(name)),
});

/** JSON Schema of an object. */
const objectSchema = v.looseObject({
  type: v.literal('object'),
  properties: v.record(v.string(), v.unknown()),
  required: v.optional(v.array(v.string()), []),
});

/** A slot that an area offers. */
const offerSchema = v.object({
  name: v.pipe(
    text,
    v.regex(/^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)*$/, 'A slot is named after its area, such as clan.members'),
  ),
  /**
   * The context of a `page` slot comes from the address alone, so its parts load their data beside the page. The context
   * of an `item` slot comes from the page that renders the item.
   */
  kind: v.picklist(['page', 'item']),
  context: objectSchema,
  /** The pages with the slot: React Router patterns relative to the base path. By default all of the area's. */
  routes: v.optional(v.array(text)),
  /** The query parameters of these pages that belong to the context. */
  query: v.optional(v.array(text)),
  /** The page shows the title of each part, such as on a tab. */
  hasTitles: v.optional(v.boolean()),
});
const linkPattern = v.pipe(
  text,
  v.regex(
    /^(?:[\w~-][\w.~-]*|:[a-zA-Z]\w*\??)(?:\/(?:[\w~-][\w.~-]*|:[a-zA-Z]\w*\??))*(?:\?\w+(?:&\w+)*)?$/,
    'A link is a path with parameters and the names of its query: ranks/:shard/:mode?page',
  ),
);

/** A call of the area's own service, at `/areas/{area}/api{path}` of the site. */
const callSchema = v.pipe(
  v.object({
    path: v.pipe(
      text,
      v.regex(/^(\/(:[a-z]\w*|[\w-]+(\.[\w-]+)*))+$/i, 'The path of a call is such as /clans/:platform/:tag'),
    ),
    /** `GET` by default. */
    method: v.optional(v.picklist(['GET', 'POST'])),
    /** Seconds for which the site answers from memory, for all visitors. Only calls without it know the visitor. */
    cache: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400))),
    /** Timeout in ms; 1,500 by default. */
    timeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(10_000))),
  }),
  v.check(({ method, cache }) => method !== 'POST' || cache === undefined, 'A POST has no cache'),
);

/** What an area declares in `src/manifest.ts`: data that hosts read before any of its code. */
export const areaSourceSchema = v.object({
  /** The package's name without its scope; also the folder in the area store. */
  id,
  /** The team to contact when the area is unhealthy. */
  owner: text,
  /** Things that the site's game must have. A site without them leaves the area out. */
  needs: v.optional(v.array(text)),
  /** The contract that the area was built for. */
  contract: v.pipe(v.number(), v.integer('A contract number is a whole number')),
  /** The area's addresses: React Router patterns relative to the base path. */
  routes: v.array(text),
  /** Entries for the main menu. */
  menu: v.optional(
    v.array(
      v.object({
        path: v.string(),
        /** Position in the menu; home is 0. */
        order: v.number(),
        title: localized,
        /** The icon, where the menu has room for one: an SVG path in a 20×20 box, drawn as an outline. */
        icon: v.optional(
          v.pipe(
            v.string(),
            v.regex(/^[MLHVCSQTAZ\d\s.,-]+$/i, 'An icon is the outline of an SVG path, such as M3 10h14'),
          ),
        ),
      }),
    ),
  ),
  /**
   * Skeletons to show before the area's code arrives: React Router patterns relative to the base path, the first match
   * wins. A navigation that keeps the pattern and its named parameters keeps the page on screen.
   */
  skeletons: v.optional(v.record(text, v.fallback(v.picklist(skeletonNames), 'lines'))),
  /** The slots that the area's pages offer to the parts of other areas. */
  offers: v.optional(v.array(offerSchema)),
  /** What operators can set: the JSON Schema of an object, and its values on a site that sets nothing. */
  settings: v.optional(v.object({ schema: objectSchema, defaults: v.record(v.string(), v.unknown()) })),
  /** The calls of the area's own service. */
  calls: v.optional(v.record(name, callSchema)),
  /** Addresses of the area's pages for other areas, by name: `createLinkTo` fills in the patterns. */
  links: v.optional(v.record(name, linkPattern)),
  /** Components for slots of other pages. */
  parts: v.optional(v.array(partSchema)),
  panels: v.optional(v.array(panelSchema)),
  /**
   * Smoke pages: addresses relative to the base path that a host renders before a version goes live. A host replaces
   * `{player}` with any player.
   */
  smoke: v.array(text),
  /** Addresses relative to the base path that search engines should know. */
  sitemap: v.optional(v.array(text)),
});

/** `area.json`: the content of `src/manifest.ts` with titles in each language, and the files of the build. */
export const areaManifestSchema = v.object({
  ...areaSourceSchema.entries,
  version: v.pipe(
    text,
    v.regex(
      /^\d+\.\d+\.\d+-[0-9a-f]{6,}$/,
      'A version is the package version and a hash, such as 1.4.0-3f9c2ab41d',
    ),
  ),
  builtAt: text,
  /** Languages with a complete catalog. A host shows the area in English in its other languages. */
  languages: v.array(text),
  web: v.object({
    /** The container's file below the version's folder, and the global it defines. */
    entry: file,
    global: text,
    /** Files of each named chunk (exposed modules, pages, catalogs), including the chunks that it depends on. */
    chunks: v.record(v.string(), fileList),
  }),
  node: v.object({ entry: file }),
  /** Every file of the version with its SHA-384 (base64) and size. */
  files: v.record(file, v.object({ sha384: text, bytes: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
});

export type OwnCall = v.InferOutput<typeof callSchema>;
export type Offer = v.InferOutput<typeof offerSchema>;
export type PartSource = v.InferOutput<typeof partSchema>;
type PanelSource = v.InferOutput<typeof panelSchema>;
export type AreaSource = v.InferOutput<typeof areaSourceSchema>;
export type AreaManifest = v.InferOutput<typeof areaManifestSchema>;

type WithTitle<Entry> = {
  [Key in keyof Entry]: Key extends 'title' ? string | Extract<Entry[Key], undefined> : Entry[Key];
};

/** `v.object({ … })` */
type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

type MenuEntry = NonNullable<AreaSource['menu']>[number];

/** An area's `src/manifest.ts`. Its titles are English; the area's catalogs translate them. */
interface DeclaredArea
  extends Omit<AreaSource, 'menu' | 'parts' | 'panels' | 'needs' | 'offers' | 'calls' | 'settings'> {
  readonly menu?: readonly WithTitle<MenuEntry>[];
  readonly parts?: readonly WithTitle<PartSource>[];
  readonly panels?: readonly WithTitle<PanelSource>[];
  /** What operators can set. Each setting is optional or has a default. `settingsOf` reads the values. */
  readonly settings?: ObjectSchema;
  /** `callsOf` checks answers by their schemas; sites do not know them. */
  readonly calls?: Readonly<Record<string, OwnCall & { readonly answer?: v.GenericSchema }>>;
  /** The build stores the schemas of contexts as JSON Schema. */
  readonly offers?: readonly (Omit<Offer, 'context'> & { readonly context: ObjectSchema })[];
  /** A stored manifest can also have needs that a newer contract added. */
  readonly needs?: SiteNeed[];
}

export const defineArea = (source: DeclaredArea): DeclaredArea => source;
