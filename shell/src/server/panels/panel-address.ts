import { type PanelForm, panelFiles, panelForms, readSubject } from '@hotdrop/shared-domain/panels';
import { basePath } from '../../site/game.ts';

/** How a page of a panel looks. */
export interface PanelLook {
  readonly theme: 'dark' | 'light' | 'auto';
  readonly isTransparent: boolean;
  /** Six hexadecimal digits. */
  readonly color: string | undefined;
  readonly scale: number;
}

export interface PanelRef {
  readonly area: string;
  readonly id: string;
  /** Undefined: there is no such form. `events`: what an open overlay gets. */
  readonly form: PanelForm | 'events' | undefined;
  readonly look: PanelLook;
  readonly query: URLSearchParams;
}

const themes = ['dark', 'light', 'auto'] as const;
const scales = { least: 0.5, most: 3 };

/** Reads the address of a panel. Values that make no sense are left out. */
export function readPanelAddress(url: URL): PanelRef {
  const [area = '', file = ''] = url.pathname.slice(`${basePath}/panel/`.length).split('/');
  const [id = '', end] = file.split(/\.(?=[^.]*$)/);
  const query = url.searchParams;
  const scale = Number(query.get('scale') ?? 1);
  return {
    area,
    id,
    form: findForm(end, query.get('form')),
    query,
    look: {
      theme: themes.find((theme) => theme === query.get('theme')) ?? 'auto',
      isTransparent: query.get('transparent') === '1',
      color: /^[0-9a-f]{6}$/i.exec(query.get('color') ?? '')?.[0],
      scale: scale >= scales.least && scale <= scales.most ? scale : 1,
    },
  };
}

function findForm(end: string | undefined, named: string | null): PanelRef['form'] {
  if (end === undefined && named === 'events') return named;
  const name = end === undefined ? (named ?? 'page') : undefined;
  return panelForms.find((form) => {
    const file = form in panelFiles ? panelFiles[form as keyof typeof panelFiles] : undefined;
    return file ? file === end : form === name;
  });
}

/** The players that a panel is about. */
export const readPlayers = ({ searchParams }: URL) =>
  ['player', 'players'].flatMap((kind) => {
    const found = readSubject(kind as 'player' | 'players', searchParams);
    return found ? ('players' in found ? found.players : [found]) : [];
  });
