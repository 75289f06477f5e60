import { type Icon, InfoIcon } from '../icons/index.ts';
import { State } from './state.tsx';

interface EmptyProps {
  readonly title: React.ReactNode;
  /** Why there is nothing. */
  readonly children?: React.ReactNode;
  /** What to do: `ButtonLink`s, the first one with the accent. */
  readonly actions?: React.ReactNode;
  readonly icon?: Icon;
  /** Another picture than an icon: a tier mark. */
  readonly mark?: React.ReactNode;
}

export const Empty = ({ title, children, actions, icon: Icon = InfoIcon, mark }: EmptyProps) => (
  <State mark={mark ?? <Icon size="xl" />} title={title} words={children} actions={actions} />
);
