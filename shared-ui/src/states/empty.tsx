import { type Icon, InfoIcon } from '../icons/glyphs.ts';
import { State } from './state.tsx';

interface EmptyProps {
  readonly title: React.ReactNode;
  /** The reason. */
  readonly children?: React.ReactNode;
  /** Next actions: `ButtonLink`s, the first one with the accent. */
  readonly actions?: React.ReactNode;
  readonly icon?: Icon;
  /** Replaces the icon, for example with a tier mark. */
  readonly mark?: React.ReactNode;
}

export const Empty = ({ title, children, actions, icon: Icon = InfoIcon, mark }: EmptyProps) => (
  <State mark={mark ?? <Icon size="xl" />} title={title} words={children} actions={actions} />
);
