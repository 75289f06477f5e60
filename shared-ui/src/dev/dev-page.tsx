import { getLanguage, type Locale, locales } from '@hotdrop/shared-domain/locale';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import '../base.css';
import '../tokens.css';
import { ExternalLinkIcon, MoonIcon, RenewIcon, SunIcon } from '../icons.tsx';
import { SegmentedControl, Select } from '../select.tsx';
import { Accessibility } from './accessibility.tsx';
import styles from './dev-page.module.css';
import { ErrorOverlay, useProblems } from './error-overlay.tsx';
import { readCodeSizes } from './follow-build.ts';
import { type DevMessage, listenToArea, partPath } from './messages.ts';
import type { CodeSizes } from './problem.ts';
import { type DevSettings, readDevSettings, writeDevSettings } from './settings.ts';
import { type DevCall, states } from './states.ts';

const widths = ['360', '728', '1280', 'Fit'] as const;
type Width = (typeof widths)[number];

const themes = [
  { value: 'dark', label: <MoonIcon size="s" />, name: 'Dark' },
  { value: 'light', label: <SunIcon size="s" />, name: 'Light' },
] as const;

type ListedArea = Extract<DevMessage, { kind: 'area' }>;

/** The area's document replaces it with the address of its first page. */
const startAddress = '/-/start';

/** The page for developers of an area: every page, part, and state, in a frame of the chosen width. */
export function DevPage() {
  /** Another number is another document. */
  const [frame, setFrame] = useState({ address: startAddress, number: 0 });
  const [area, setArea] = useState<ListedArea>();
  const [settings, setSettings] = useState(readDevSettings);
  const [width, setWidth] = useState<Width>('Fit');
  const [find, setFind] = useState('');
  /** Path and query of the area's document. */
  const [address, setAddress] = useState(startAddress);
  const [loading, setLoading] = useState<number>();
  const [shownCount, setShownCount] = useState(0);
  const [call, setCall] = useState<DevCall>();
  const [isAccessibilityChecked, checkAccessibility] = useState(false);
  const [codeSizes, setCodeSizes] = useState<CodeSizes>({});
  const frameElement = useRef<HTMLIFrameElement>(null);
  const { build, problems, shown, dismiss } = useProblems(area?.id ?? 'The area');

  useEffect(
    () =>
      listenToArea((message) => {
        if (message.kind === 'area') {
          setArea(message);
          // Another document.
          setLoading(undefined);
          void readCodeSizes().then(setCodeSizes);
        }
        if (message.kind === 'call') setCall(message.call);
        if (message.kind === 'shown') {
          setAddress(message.address);
          setLoading(message.duration);
          setShownCount((count) => count + 1);
        }
      }),
    [],
  );

  const open = (next: string) => {
    setAddress(next);
    setLoading(undefined);
    setFrame(({ number }) => ({ address: next, number: number + 1 }));
  };
  const reload = () => open(address);
  const set = (next: Partial<DevSettings>) => {
    const all = { ...settings, ...next };
    writeDevSettings(all);
    setSettings(all);
    reload();
  };
  const toggle = (label: string, isOn: boolean, onChange: (isOn: boolean) => void) => (
    <label className={styles.toggle}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );

  const pages = (area?.pages ?? []).map(({ name, pattern, address: value }) => ({
    value,
    label: name,
    detail: pattern,
  }));
  const parts = (area?.parts ?? []).map(({ id, slot }) => ({
    value: `${partPath}/${id}`,
    label: id,
    detail: slot,
  }));
  const allStates = [
    ...Object.entries(states).map(([value, { title }]) => ({ value, label: title })),
    ...(area?.states ?? []).map((value) => ({ value, label: value })),
  ];
  const [path] = address.split('?');
  const chunk =
    area?.pages.find((page) => page.address === path)?.name ??
    area?.parts.find(({ id }) => `${partPath}/${id}` === path)?.chunk;
  const code = chunk === undefined ? undefined : codeSizes[chunk];
  const missing = build?.missingTexts[settings.locale] ?? 0;
  const isFound = ({ label, detail = '' }: Item) =>
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
        {Object.entries({ Pages: pages, Parts: parts }).map(([title, items]) => (
          <List
            key={title}
            title={title}
            items={items.filter(isFound)}
            current={path}
            hasProblem={problems.length > 0}
            onChoose={open}
          />
        ))}
        <List
          title="States"
          items={allStates}
          current={settings.state}
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
        {toggle('Slow network', settings.isSlowNetwork, (isSlowNetwork) => set({ isSlowNetwork }))}
        {toggle('Reduced motion', settings.isMotionReduced, (isMotionReduced) => set({ isMotionReduced }))}
        {toggle('Accessibility', isAccessibilityChecked, checkAccessibility)}
        <button type="button" aria-label="Reload" onClick={reload}>
          <RenewIcon size="s" />
        </button>
        {/* biome-ignore lint/security/noBlankTarget: a tab without an opener gets no copy of the settings */}
        <a href={address} target="_blank" rel="opener">
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
          ref={frameElement}
          src={frame.address}
          style={{ width: width === 'Fit' ? '100%' : `${width}px` }}
        />
        {shown && (
          <div className={styles.problem}>
            <ErrorOverlay {...shown} onDismiss={dismiss} />
          </div>
        )}
      </main>
      <footer>
        <Fact value={loading === undefined ? '–' : `${loading} ms`} label="loader" />
        {code && (
          <Fact
            value={kilobytes(code.size)}
            label={`${code.limit ? `of ${kilobytes(code.limit)} ` : ''}code when it was checked`}
            tone={code.limit && code.size > code.limit ? 'bad' : undefined}
          />
        )}
        <Fact
          value={problems.length}
          label={problems.length === 1 ? 'error' : 'errors'}
          tone={problems.length > 0 ? 'bad' : undefined}
        />
        {isAccessibilityChecked && loading !== undefined && (
          <Accessibility frame={frameElement} shown={shownCount} build={build} />
        )}
        <Fact
          value={missing}
          label={`texts missing in ${settings.locale}`}
          tone={missing > 0 ? 'warn' : undefined}
        />
        {call && (
          <span className={styles.call}>
            {call.method} {call.address} <b>{call.outcome}</b> {call.duration} ms
          </span>
        )}
      </footer>
    </div>
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

interface Item {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
}

interface ListProps {
  readonly title: string;
  readonly items: readonly Item[];
  /** The value of the chosen one. */
  readonly current: string | undefined;
  /** Whether that one fails. */
  readonly hasProblem?: boolean;
  readonly onChoose: (value: string) => void;
}

const List = ({ title, items, current, hasProblem = false, onChoose }: ListProps) => (
  <section aria-label={title}>
    <h2>
      {title} <small>{items.length}</small>
    </h2>
    <ul>
      {items.map(({ value, label, detail }) => {
        const isCurrent = value === current;
        return (
          <li key={`${value} ${detail}`}>
            <button type="button" aria-current={isCurrent || undefined} onClick={() => onChoose(value)}>
              {label}
              <small>{detail}</small>
              {isCurrent && hasProblem && <span className={styles.bad} role="img" aria-label="fails" />}
            </button>
          </li>
        );
      })}
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
