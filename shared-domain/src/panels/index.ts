import type { PanelSubject, PanelSubjects } from '../contract/panels.ts';

export { exampleOf, readSubject } from './read-subject.ts';
export { frameSize, writeFrame, writePicture } from './write-markup.ts';

/** The forms of a panel, with the end of its address or its `form`. */
export const panelForms = ['page', 'frame', 'overlay', 'badge', 'picture', 'line', 'data', 'feed'] as const;
export type PanelForm = (typeof panelForms)[number];

/** Forms that are files. The others are pages, which `form` tells apart. */
export const panelFiles = {
  badge: 'svg',
  picture: 'png',
  line: 'txt',
  data: 'json',
  feed: 'atom',
} as const satisfies Partial<Record<PanelForm, string>>;

type Query = Readonly<Record<string, string | undefined>>;
type Named = PanelSubjects['player'];

const writeNamed = ({ shard, name }: Named) => `${shard}/${name}`;

/** How the query of an address names each kind of subject. */
const write: { readonly [S in PanelSubject]: (about: PanelSubjects[S]) => Query } = {
  none: () => ({}),
  player: (about) => ({ player: writeNamed(about) }),
  match: ({ match, ...about }) => ({ player: writeNamed(about), match }),
  week: ({ week, ...about }) => ({ player: writeNamed(about), week }),
  board: ({ shard, mode }) => ({ board: `${shard}/${mode}` }),
  map: ({ map }) => ({ map }),
  players: ({ players }) => ({ players: players.map(writeNamed).join(',') }),
};

const endOf = (form: PanelForm): string => {
  const end = Object.entries(panelFiles).find(([name]) => name === form)?.[1];
  return end ? `.${end}` : '';
};

/** Slashes and commas of a query need no escape, and people read these addresses. */
const writeQuery = (query: URLSearchParams) => {
  const text = String(query).replaceAll('%2F', '/').replaceAll('%2C', ',');
  return text && `?${text}`;
};

/** Writes the address of a panel in another form. */
export function addressOfForm({ pathname, search }: URL, form: PanelForm): string {
  const query = new URLSearchParams(search);
  query.delete('form');
  const end = endOf(form);
  if (!end && form !== 'page') query.set('form', form);
  return pathname.replace(/\.[a-z]+$/, '') + end + writeQuery(query);
}

export interface PanelAddress<S extends PanelSubject> {
  /** `mf-profile/rank` */
  readonly panel: string;
  readonly about: S;
  readonly subject: PanelSubjects[S];
  readonly form?: PanelForm;
  readonly query?: Query;
}

/** Writes the address of a panel in one of its forms. */
export function addressOfPanel<S extends PanelSubject>(
  { basePath }: { readonly basePath: string },
  { panel, about, subject, form = 'page', query }: PanelAddress<S>,
): string {
  const given = Object.entries({ ...write[about](subject), ...query });
  const search = new URLSearchParams(given.filter((entry): entry is [string, string] => Boolean(entry[1])));
  const page = new URL(`${basePath}/panel/${panel}?${search}`, 'https://any.example');
  return addressOfForm(page, form);
}
