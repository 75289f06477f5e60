import { getLanguage, type Locale, locales } from '@hotdrop/shared-domain/locale';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../base.css';
import '../tokens.css';
import { ExternalLinkIcon, MoonIcon, RenewIcon, SunIcon } from '../icons.tsx';
import { SegmentedControl, Select } from '../select.tsx';
import styles from './dev-page.module.css';
import { buildEffect, ErrorOverlay, type ShownProblem } from './error-overlay.tsx';
import { followBuild, locate } from './follow-build.ts';
import { type DevMessage, listenToArea, partPath } from './messages.ts';
import type { BuildState } from './problem.ts';
import { type DevSettings, readDevSettings, writeDevSettings } from './settings.ts';
import { type DevCall, states } from './states.ts';

const widths = ['360', '728', '1280', 'Fit'] as const;
type Width = (typeof widths)[number];

const themes = [
  { value: 'dark', label: <MoonIcon size="s" />, name: 'Dark' },
  { value: 'light', label: <SunIcon size="s" />, name: 'Light' },
] as const;

type ListedArea = Extract<DevMessage, { kind: 'area' }>;

interface Shown {
  /** Path and query of the area's document. */
  readonly address: string;
  readonly loading: number | undefined;
  readonly call: DevCall | undefined;
  readonly errors: number;
  readonly problem: ShownProblem | undefined;
  /** The build failed. The errors of a page follow from it. */
  readonly isBroken: boolean;
}

/** The area's document replaces it with the address of its first page. */
const startAddress = '/-/start';

const nothing: Shown = {
  address: startAddress,
  loading: undefined,
  call: undefined,
  errors: 0,
  problem: undefined,
  isBroken: false,
};

type Change = Partial<Shown> | ((before: Shown) => Partial<Shown>);

const changeShown = (before: Shown, next: Change): Shown => ({
  ...before,
  ...(typeof next === 'function' ? next(before) : next),
});

/** The page for developers of an area: every page, part, and state, in a frame of the chosen width. */
export function DevPage() {
  /** Another number is another document. */
  const [frame, setFrame] = useState({ address: startAddress, number: 0 });
  const [area, setArea] = useState<ListedArea>();
  const [settings, setSettings] = useState(readDevSettings);
  const [width, setWidth] = useState<Width>('Fit');
  const [find, setFind] = useState('');
  const [shown, change] = useReducer(changeShown, nothing);
  const [build, setBuild] = useState<BuildState>();

  useEffect(
    () =>
      listenToArea((message) => {
        // The document has loaded, or loaded again.
        if (message.kind === 'area') {
          setArea(message);
          change(({ isBroken }) => (isBroken ? {} : { errors: 0, problem: undefined }));
        }
        if (message.kind === 'shown') change({ address: message.address, loading: message.duration });
        if (message.kind === 'call') change({ call: message.call });
        if (message.kind === 'error') {
          const { error, title, effect } = message;
          locate(error).then((problem) =>
            change(({ errors, isBroken }) =>
              isBroken ? {} : { errors: errors + 1, problem: { problem, title, effect } },
            ),
          );
        }
      }),
    [],
  );
  useEffect(
    () =>
      followBuild((state) => {
        setBuild(state);
        const [problem] = state.problems;
        change({
          problem: problem && { problem, title: 'The area does not build', effect: buildEffect },
          errors: state.problems.length,
          isBroken: problem !== undefined,
        });
      }),
    [],
  );

  const open = (address: string) => setFrame(({ number }) => ({ address, number: number + 1 }));
  const reload = () => open(shown.address);
  const set = (next: Partial<DevSettings>) => {
    const all = { ...settings, ...next };
    writeDevSettings(all);
    setSettings(all);
    reload();
  };
  const toggle = (label: string, name: 'isSlowNetwork' | 'isMotionReduced') => (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        checked={settings[name]}
        onChange={({ target }) => set({ [name]: target.checked })}
      />
      {label}
    </label>
  );

  const allStates = [
    ...Object.entries(states).map(([value, { title }]) => ({ value, label: title })),
    ...(area?.states ?? []).map((value) => ({ value, label: value })),
  ];
  const items = listItems(area, shown.address);
  const missing = build?.missingTexts[settings.locale] ?? 0;
  const isFound = ({ label, detail }: Item) =>
    `${label} ${detail}`.toLowerCase().includes(find.toLowerCase());
  return (
    <div className={styles.page}>
      <aside>
        <h1>{area?.id ?? 'Area'}</h1>
        <input
          type="search"
          placeholder="Find"
          aria-label="Find"
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
        {items.map(({ title, list }) => (
          <List
            key={title}
            title={title}
            items={list.filter(isFound)}
            hasProblem={shown.problem !== undefined}
            onChoose={open}
          />
        ))}
        <List
          title="States"
          items={allStates.map(({ value, label }) => ({
            value,
            label,
            detail: '',
            isCurrent: value === settings.state,
          }))}
          onChoose={(state) => set({ state })}
        />
        <p>Reloads as you save{build?.buildTime !== undefined && `, ${build.buildTime} ms`}</p>
      </aside>
      <div className={styles.bar}>
        <SegmentedControl
          label="Width"
          options={widths.map((value) => ({ value, label: value }))}
          value={width}
          onChange={setWidth}
        />
        <Select
          label="Language"
          options={locales.map((value) => ({ value, label: getLanguage(value).name }))}
          value={settings.locale}
          onChange={(locale) => set({ locale: locale as Locale })}
        />
        <SegmentedControl
          label="Theme"
          options={themes.map(({ value, label, name }) => ({
            value,
            label: (
              <span role="img" aria-label={name}>
                {label}
              </span>
            ),
          }))}
          value={settings.theme}
          onChange={(theme) => set({ theme })}
        />
        <Select
          label="State"
          options={allStates}
          value={settings.state}
          onChange={(state) => set({ state })}
        />
        {toggle('Slow network', 'isSlowNetwork')}
        {toggle('Reduced motion', 'isMotionReduced')}
        <button type="button" aria-label="Reload" onClick={reload}>
          <RenewIcon size="s" />
        </button>
        <a href={shown.address} target="_blank" rel="noopener opener">
          <ExternalLinkIcon size="s" /> Open alone
        </a>
      </div>
      <main className={styles.canvas}>
        {width !== 'Fit' && (
          <p className={styles.ruler} style={{ width: `${width}px` }}>
            <span>{width} px</span>
          </p>
        )}
        <iframe
          key={frame.number}
          title="The area"
          src={frame.address}
          style={{ width: width === 'Fit' ? '100%' : `${width}px` }}
        />
        {shown.problem && (
          <div className={styles.problem}>
            <ErrorOverlay {...shown.problem} onDismiss={() => change({ problem: undefined })} />
          </div>
        )}
      </main>
      <footer>
        <Fact value={shown.loading === undefined ? '–' : `${shown.loading} ms`} label="loader" />
        <Fact
          value={shown.errors}
          label={shown.errors === 1 ? 'error' : 'errors'}
          tone={shown.errors > 0 ? 'bad' : undefined}
        />
        <Fact
          value={missing}
          label={`texts missing in ${settings.locale}`}
          tone={missing > 0 ? 'warn' : undefined}
        />
        {shown.call && (
          <span className={styles.call}>
            {shown.call.method} {shown.call.address} <b>{shown.call.outcome}</b> {shown.call.duration} ms
          </span>
        )}
      </footer>
    </div>
  );
}

interface Item {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  readonly isCurrent: boolean;
}

const listItems = (area: ListedArea | undefined, shown: string): { title: string; list: Item[] }[] => {
  const [path] = shown.split('?');
  const pages = (area?.pages ?? []).map(({ name, pattern, address }) => ({
    value: address,
    label: name,
    detail: pattern,
    isCurrent: address === path,
  }));
  const parts = (area?.parts ?? []).map(({ id, slot }) => ({
    value: `${partPath}/${id}`,
    label: id,
    detail: slot,
    isCurrent: `${partPath}/${id}` === path,
  }));
  return [
    { title: 'Pages', list: pages },
    { title: 'Parts', list: parts },
  ];
};

interface ListProps {
  readonly title: string;
  readonly items: readonly Item[];
  /** Whether the current one fails. */
  readonly hasProblem?: boolean;
  readonly onChoose: (value: string) => void;
}

const List = ({ title, items, hasProblem = false, onChoose }: ListProps) => (
  <section aria-label={title}>
    <h2>
      {title} <small>{items.length}</small>
    </h2>
    <ul>
      {items.map(({ value, label, detail, isCurrent }) => (
        <li key={`${value} ${detail}`}>
          <button type="button" aria-current={isCurrent || undefined} onClick={() => onChoose(value)}>
            {label}
            <small>{detail}</small>
            {isCurrent && hasProblem && <span className={styles.bad} role="img" aria-label="fails" />}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

interface FactProps {
  readonly value: ReactNode;
  readonly label: string;
  readonly tone?: 'bad' | 'warn' | undefined;
}

const Fact = ({ value, label, tone }: FactProps) => (
  <span data-tone={tone}>
    <b>{value}</b> {label}
  </span>
);

/** Renders the page. The build's entry calls it. */
export const startDevPage = () =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(<DevPage />);
