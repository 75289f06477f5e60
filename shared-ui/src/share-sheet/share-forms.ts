import { getLanguage, locales } from '@hotdrop/shared-domain/locale';
import { type PanelForm, writeFrame, writePicture } from '@hotdrop/shared-domain/panels';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CommentIcon, type Icon, icon } from '../icons.tsx';

const LinkIcon = icon(
  'M8.5 11.5l3-3M9.5 6l1.7-1.7a3.2 3.2 0 0 1 4.5 4.5L14 10.5M10.5 14l-1.7 1.7a3.2 3.2 0 0 1-4.5-4.5L6 9.5',
);
const PictureIcon = icon(
  'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2.5-2.5 4 4M11.8 7.7a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
);
const CodeIcon = icon('M7 6l-4 4 4 4M13 6l4 4-4 4');
const BroadcastIcon = icon(
  'M8.5 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M6 14a5.6 5.6 0 0 1 0-8M14 6a5.6 5.6 0 0 1 0 8M3.6 16.4a9 9 0 0 1 0-12.8M16.4 3.6a9 9 0 0 1 0 12.8',
);
const BadgeIcon = icon(
  'M4.5 6.5h11a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM9 6.5v7',
);
const DataIcon = icon(
  'M8 3.5c-2 0-2.5.8-2.5 2.5v2c0 1.2-.7 2-2 2 1.3 0 2 .8 2 2v2c0 1.7.5 2.5 2.5 2.5M12 3.5c2 0 2.5.8 2.5 2.5v2c0 1.2.7 2 2 2-1.3 0-2 .8-2 2v2c0 1.7-.5 2.5-2.5 2.5',
);

interface Option {
  readonly value: string;
  readonly label: string | MessageDescriptor;
}

interface Choice {
  readonly label: MessageDescriptor;
  /** The first one is the default. */
  readonly options: readonly Option[];
}

/** Colors of overlays, as their addresses spell them. */
const amber = 'f5b301';
const white = 'ffffff';

export const choices = {
  theme: {
    label: msg`Theme`,
    options: [
      { value: '', label: msg`Visitor’s` },
      { value: 'dark', label: msg`Dark` },
      { value: 'light', label: msg`Light` },
    ],
  },
  hl: {
    label: msg`Language`,
    options: locales.map((value) => ({ value, label: getLanguage(value).name })),
  },
  size: {
    label: msg`Size`,
    options: ['320×160', '320×320', '480×240', '100%×240'].map((size) => ({
      value: size,
      label: size,
    })),
  },
  color: {
    label: msg`Color`,
    options: [
      { value: '', label: msg`Usual` },
      { value: white, label: msg`White` },
      { value: amber, label: msg`Amber` },
    ],
  },
  scale: {
    label: msg`Size`,
    options: [
      { value: '', label: '420×120' },
      { value: '1.5', label: '630×180' },
      { value: '2', label: '840×240' },
    ],
  },
  markup: {
    label: msg`Written as`,
    options: [
      { value: 'markdown', label: 'Markdown' },
      { value: 'html', label: 'HTML' },
      { value: 'bbcode', label: 'BBCode' },
      { value: 'address', label: msg`Address` },
    ],
  },
  bot: {
    label: msg`Bot`,
    options: [
      { value: 'nightbot', label: 'Nightbot' },
      { value: 'streamelements', label: 'StreamElements' },
      { value: 'address', label: msg`Other` },
    ],
  },
} satisfies Readonly<Record<string, Choice>>;

export type ChoiceId = keyof typeof choices;
export type Chosen = Readonly<Record<ChoiceId, string>>;

interface TextInput {
  /** The absolute address of the form. */
  readonly address: string;
  /** Where the picture leads. */
  readonly page: string;
  readonly title: string;
  readonly chosen: Chosen;
}

/** The parts of a size, such as `100%×240`. */
export function readSize(size: string): { readonly width: string; readonly height: string } {
  const [width = '', height = ''] = size.split('×');
  return { width, height };
}

const markups: Readonly<Record<string, (input: TextInput) => string>> = {
  markdown: ({ address, page, title }) => `[![${title}](${address})](${page})`,
  html: ({ address, page, title }) => writePicture({ src: address, title, page }),
  bbcode: ({ address, page }) => `[url=${page}][img]${address}[/img][/url]`,
};

const bots: Readonly<Record<string, (address: string) => string>> = {
  nightbot: (address) => `$(urlfetch ${address})`,
  streamelements: (address) => `\${customapi.${address}}`,
};

export interface ShareForm {
  readonly form: PanelForm;
  readonly icon: Icon;
  readonly label: MessageDescriptor;
  readonly note: MessageDescriptor;
  readonly choices: readonly ChoiceId[];
  /** What people copy. By default the address. */
  readonly write?: (input: TextInput) => string;
}

/** The forms of a panel that people take elsewhere, in the order of the sheet. */
export const shareForms: readonly ShareForm[] = [
  {
    form: 'page',
    icon: LinkIcon,
    label: msg`Link`,
    note: msg`Chats show it with a picture.`,
    choices: [],
    write: ({ page }) => page,
  },
  {
    form: 'picture',
    icon: PictureIcon,
    label: msg`Picture`,
    note: msg`1200 × 630. Stays up to date.`,
    choices: ['hl'],
  },
  {
    form: 'frame',
    icon: CodeIcon,
    label: msg`Frame`,
    note: msg`Stays up to date. No cookies.`,
    choices: ['theme', 'hl', 'size'],
    write: ({ address, title, chosen }) => writeFrame({ src: address, title, ...readSize(chosen.size) }),
  },
  {
    form: 'overlay',
    icon: BroadcastIcon,
    label: msg`Stream overlay`,
    note: msg`OBS: Sources, +, Browser, paste. Updates itself.`,
    choices: ['color', 'hl', 'scale'],
  },
  {
    form: 'badge',
    icon: BadgeIcon,
    label: msg`Badge`,
    note: msg`For profiles and README files. Stays up to date.`,
    choices: ['hl', 'markup'],
    write: (input) => markups[input.chosen.markup]?.(input) ?? input.address,
  },
  {
    form: 'line',
    icon: CommentIcon,
    label: msg`Chat line`,
    note: msg`Paste it as the answer of a command, such as !rank.`,
    choices: ['bot', 'hl'],
    write: ({ address, chosen }) => bots[chosen.bot]?.(address) ?? address,
  },
  {
    form: 'data',
    icon: DataIcon,
    label: msg`Data`,
    note: msg`JSON, for your own programs.`,
    choices: ['hl'],
  },
];
