import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Waiting } from '@hotdrop/shared-ui/states';
import { Suspense, useRef } from 'react';
import { Failed } from '../loading/missing.ts';
import { ErrorMessage, NoScriptRefresh } from '../loading/states.tsx';
import styles from '../overview/overview.module.css';
import { type PanelRequest, usePanelData } from './use-panel-data.ts';

interface DataPanelProps<T> extends PanelRequest<T> {
  /** The heading while there is no data. */
  readonly title: React.ReactNode;
  readonly headingLevel?: 2 | 3;
  readonly skeleton: React.ReactNode;
  readonly className?: string | undefined;
  /** Shows the data, usually as panels. */
  readonly children: (data: T) => React.ReactNode;
}

/** A panel with data of its own. If they cannot be loaded, it says so in its place, and the page stays. */
export function DataPanel<T>({
  title,
  headingLevel = 2,
  skeleton,
  className,
  children,
  ...request
}: DataPanelProps<T>) {
  const element = useRef<HTMLDivElement>(null);
  const { shown, isLoading, failure, retry } = usePanelData(element, request);
  const isReady = shown.status === 'ready';
  return (
    <div ref={element} className={classNames(styles.panel, className)} aria-busy={isLoading && isReady}>
      {isReady && children(shown.data)}
      {failure && (
        <Panel title={!isReady && title} headingLevel={headingLevel}>
          <Suspense>
            <Failed isQuiet isCompact={isReady} onRetry={retry}>
              <ErrorMessage failure={failure} />
            </Failed>
          </Suspense>
        </Panel>
      )}
      {!isReady && !failure && (
        <Panel title={title} headingLevel={headingLevel}>
          <NoScriptRefresh />
          <Waiting>{skeleton}</Waiting>
        </Panel>
      )}
    </div>
  );
}
