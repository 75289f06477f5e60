import { formatMeasure, titleOfMeasure, unitOfMeasure } from '@hotdrop/shared-host/rollouts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SettingFacts, settingPrefix } from './change-settings.ts';
import type { AreaFacts, ConsoleState, RolloutFacts, SettingsFacts } from './console-state.ts';
import { consoleStyles } from './console-styles.ts';
import type { FaultGroup } from './fault-log.ts';
import type { MoveAction } from './move-pointer.ts';

export const opsPath = '/ops';

export interface ConsoleProps {
  readonly state: ConsoleState;
  /** Move: the operator gave the token. Read: they could. Closed: the server has no token, or cannot write. */
  readonly access: 'move' | 'read' | 'closed';
  /** Name of the site, for operators who have several. */
  readonly site: string;
  /** The reason why the last action was refused. */
  readonly problem?: string | undefined;
  /** The site's pages with the outlines of their areas and parts. */
  readonly inspectLink?: string | undefined;
}

/** Renders the console: plain HTML without scripts. */
export const renderConsole = (props: ConsoleProps): string =>
  `<!doctype html>${renderToStaticMarkup(<ConsolePage {...props} />)}`;

function ConsolePage({ state, access, site, problem, inspectLink }: ConsoleProps) {
  const {
    areas,
    rollouts,
    faults,
    moves,
    store,
    apiProblem,
    droppedParts,
    calls,
    settings,
    areaSettings,
    readAt,
  } = state;
  const canMove = access === 'move';
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Operations · ${site}`}</title>
        <link rel="icon" href="data:," />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would escape its quotes */}
        <style dangerouslySetInnerHTML={{ __html: consoleStyles }} />
      </head>
      <body>
        <header>
          <h1>Operations</h1>
          <p>
            {site} · read at {formatTime(readAt)} UTC · <a href={opsPath}>Refresh</a> ·{' '}
            <a href={`${opsPath}/state`}>JSON</a>
            {inspectLink !== undefined && (
              <>
                {' · '}
                <a href={inspectLink}>Inspect pages</a>
              </>
            )}
          </p>
          <Access access={access} />
        </header>
        <main>
          {problem !== undefined && <p role="alert">{problem}</p>}
          {store.problem !== undefined && <p className="bad">The store cannot be read: {store.problem}</p>}
          {apiProblem !== undefined && <p className="bad">{apiProblem}</p>}
          {droppedParts.length > 0 && (
            <p className="bad">Pages leave out parts that fail: {droppedParts.join(', ')}</p>
          )}
          {calls.map(({ area, owner, call, status, failures, requests, reason }) => (
            <p key={`${area}/${call}`} className={status === 'down' ? 'bad' : undefined}>
              The call {call} of {area} failed {failures} of its last {requests} times: {reason} ({owner})
            </p>
          ))}
          {settings.map((problem) => (
            <p key={problem} className="bad">
              {problem}
            </p>
          ))}
          <h2>Areas</h2>
          <Table heads={['Area', 'State', 'Stable', 'Canary', 'Moves']}>
            {areas.map((area) => (
              <AreaRow key={area.area} area={area} canMove={canMove} />
            ))}
          </Table>
          {rollouts.map((rollout) => (
            <RolloutSection key={rollout.area} rollout={rollout} canMove={canMove} />
          ))}
          {areaSettings.map((facts) => (
            <SettingsSection key={facts.area} facts={facts} canChange={canMove} />
          ))}
          <h2>Faults on this server since its start</h2>
          {faults.length === 0 && <p>No area has failed.</p>}
          {faults.map((fault) => (
            <Fault key={`${fault.area} ${fault.version} ${fault.where} ${fault.message}`} fault={fault} />
          ))}
          <h2>History of pointer moves</h2>
          <Table heads={['When, UTC', 'Area', 'Move', 'Version', 'Commit', 'By']}>
            {moves.map(({ at, area, title, reason, from, to, commit, by }) => (
              <tr key={`${at} ${area} ${title}`}>
                <td>{formatTime(at)}</td>
                <th scope="row">{area}</th>
                <td>
                  {title}
                  {reason !== undefined && <small>{reason}</small>}
                </td>
                <td>
                  <code>{from ?? 'none'}</code> → <code>{to}</code>
                </td>
                <td>{commit?.slice(0, 7) ?? '–'}</td>
                <td>{by ?? 'unknown'}</td>
              </tr>
            ))}
          </Table>
          <p>
            Store: <code>{store.location}</code>
          </p>
        </main>
      </body>
    </html>
  );
}

const formatTime = (at: string) => at.slice(0, 16).replace('T', ' ');

const formatNumber = (count: number) => count.toLocaleString('en-US');

function Access({ access }: Pick<ConsoleProps, 'access'>) {
  if (access === 'closed') return <p>Read only</p>;
  if (access === 'move') return <p>May move pointers and change settings</p>;
  return (
    <details>
      <summary>Read only: sign in</summary>
      <form method="post" action={`${opsPath}/sign-in`}>
        <p>With the token of this server (OPS_TOKEN), you can move pointers for eight hours.</p>
        <label>
          Token <input type="password" name="token" required autoComplete="current-password" />
        </label>
        <button type="submit">Sign in</button>
      </form>
    </details>
  );
}

interface TableProps {
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** A table that scrolls in a narrow window. */
const Table = ({ heads, children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
  <section tabIndex={0} aria-label={heads.join(', ')}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

const statusTexts: Record<AreaFacts['status'], string> = {
  'as published': 'As published',
  rollout: 'Rollout',
  canary: 'Canary',
  'rolled back': 'Rolled back by itself',
  behind: 'Runs an older version',
  failed: 'Does not work',
};

interface AreaRowProps {
  readonly area: AreaFacts;
  readonly canMove: boolean;
}

function AreaRow({ area: facts, canMove }: AreaRowProps) {
  const {
    area,
    owner,
    status,
    threadSeconds,
    stable,
    canary,
    problem,
    failures,
    nextStart,
    revision = 0,
    previous,
  } = facts;
  const onlyAtNextStart =
    nextStart?.refused.filter(({ version }) => !failures.some((failure) => failure.version === version)) ??
    [];
  const isBad = status === 'failed' || status === 'behind' || nextStart !== undefined;
  return (
    <tr>
      <th scope="row">
        {area}
        <small>{owner}</small>
      </th>
      <td className={isBad ? 'bad' : undefined}>
        {statusTexts[status]}
        <small>{formatNumber(Math.round(threadSeconds * 10) / 10)} s of the thread</small>
        {problem !== undefined && <small>{problem}</small>}
        {failures.map(({ version, reason }) => (
          <small key={version}>
            This server refuses {version}: {reason}
          </small>
        ))}
        {onlyAtNextStart.map(({ version, reason }) => (
          <small key={version}>
            A server that starts now refuses {version}, and visitors get {nextStart?.stable ?? 'no version'}:{' '}
            {reason}
          </small>
        ))}
      </td>
      <td>
        <code>{stable ?? 'none'}</code>
      </td>
      <td>
        {canary ? (
          <>
            <code>{canary.version}</code> {canary.percent}%
          </>
        ) : (
          '–'
        )}
      </td>
      <td>
        {canMove && previous !== undefined && (
          <MoveForm
            area={area}
            action="rollback"
            revision={revision}
            title={canary ? 'End the canary' : 'Roll back'}
            effect={`All visitors get ${previous} within 5 seconds. Tabs that are open keep their version.`}
          />
        )}
        {canMove && canary && status !== 'rollout' && (
          <MoveForm
            area={area}
            action="promote"
            revision={revision}
            title="Promote to everyone"
            effect={`All visitors get ${canary.version} within 5 seconds.`}
          />
        )}
      </td>
    </tr>
  );
}

interface ChangeFormProps {
  readonly area: string;
  readonly revision: number;
  readonly title: string;
  readonly effect: string;
}

/** A change with its effect, and the reason for it. */
const ChangeForm = ({
  area,
  revision,
  title,
  effect,
  path,
  children,
}: ChangeFormProps & { readonly path: 'moves' | 'settings'; readonly children: ReactNode }) => (
  <details>
    <summary>{title}</summary>
    <form method="post" action={`${opsPath}/${path}`}>
      <p>{effect}</p>
      <input type="hidden" name="area" value={area} />
      <input type="hidden" name="revision" value={revision} />
      {children}
      <label>
        Why? <input name="reason" required minLength={3} maxLength={300} autoComplete="off" />
      </label>
      <button type="submit">
        {title}: {area}
      </button>
    </form>
  </details>
);

const MoveForm = ({ action, ...props }: ChangeFormProps & { readonly action: MoveAction }) => (
  <ChangeForm {...props} path="moves">
    <input type="hidden" name="action" value={action} />
  </ChangeForm>
);

interface SettingsSectionProps {
  readonly facts: SettingsFacts;
  readonly canChange: boolean;
}

/** The settings that an area offers, with their values. */
function SettingsSection({ facts, canChange }: SettingsSectionProps) {
  const { area, revision, at, by, reason, fields } = facts;
  const open = fields.filter(({ from }) => from !== 'SITE_CONFIG');
  return (
    <>
      <h2>Settings of {area}</h2>
      {at !== undefined && (
        <p>
          Changed at {formatTime(at)} by {by}: {reason}
        </p>
      )}
      <Table heads={['Setting', 'Value', 'Set by']}>
        {fields.map(({ name, description, value, from }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {description !== undefined && <small>{description}</small>}
            </th>
            <td>{value === undefined ? '–' : formatValue(value)}</td>
            <td>{from}</td>
          </tr>
        ))}
      </Table>
      {canChange && open.length > 0 && (
        <ChangeForm
          area={area}
          revision={revision}
          path="settings"
          title="Change settings"
          effect="All visitors get them within 5 seconds. An empty field has the default."
        >
          {open.map((field) => (
            <p key={field.name}>
              <label htmlFor={`${area}/${field.name}`}>{field.name}</label>{' '}
              <SettingInput id={`${area}/${field.name}`} field={field} />
            </p>
          ))}
        </ChangeForm>
      )}
    </>
  );
}

const formatValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

interface SettingInputProps {
  readonly id: string;
  readonly field: SettingFacts;
}

function SettingInput({ id, field }: SettingInputProps) {
  const { name, type, choices, value, from, defaultValue } = field;
  const common = {
    id,
    name: settingPrefix + name,
    defaultValue: from === 'console' ? formatValue(value) : '',
  };
  const usual = defaultValue === undefined ? '' : formatValue(defaultValue);
  if (choices) {
    return (
      <select {...common}>
        <option value="">{usual && `default: ${usual}`}</option>
        {choices.map(formatValue).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      type={type === 'number' || type === 'integer' ? 'number' : 'text'}
      step={type === 'number' ? 'any' : undefined}
      placeholder={usual}
      autoComplete="off"
    />
  );
}

interface RolloutSectionProps {
  readonly rollout: RolloutFacts;
  readonly canMove: boolean;
}

/** A progressive release: its steps, why it waits, and how the versions compare. */
function RolloutSection({ rollout, canMove }: RolloutSectionProps) {
  const { area, canary, stable, by, commit, comparison, isHeld, waitsFor, percent, next, revision } = rollout;
  const move = { area, revision };
  return (
    <>
      <h2>
        {area}: rollout of {canary}
      </h2>
      <p>
        Published by {by ?? 'unknown'}
        {commit !== undefined && `, commit ${commit.slice(0, 7)}`} · stable: <code>{stable}</code>
      </p>
      <ol>
        {rollout.steps.map((step) => (
          <li key={step.percent} aria-current={step.status === 'now' ? 'step' : undefined}>
            {step.percent}%
            {step.status !== 'next' &&
              `, ${formatNumber(step.pages)} pages${step.status === 'now' ? ', now' : ''}`}
          </li>
        ))}
      </ol>
      <p>
        <b>{isHeld ? 'Held.' : 'Waits.'}</b> {waitsFor}
      </p>
      {canMove && (
        <>
          <MoveForm
            {...move}
            action="promote"
            title={`Promote to ${next}%`}
            effect={`${next < 100 ? `${next}% of the visitors` : 'All visitors'} get ${canary} within 5 seconds.`}
          />
          {isHeld ? (
            <MoveForm
              {...move}
              action="resume"
              title="Resume"
              effect={`The shells take the next step, to ${next}%, when the version is no worse.`}
            />
          ) : (
            <MoveForm
              {...move}
              action="hold"
              title="Hold here"
              effect={`The share stays at ${percent}% until it is resumed. If the version becomes worse, it is still rolled back.`}
            />
          )}
        </>
      )}
      <Table heads={['Measure', 'Canary', 'Stable', 'Verdict']}>
        {comparison.measures.map((measure) => (
          <tr key={measure.name}>
            <th scope="row">
              {titleOfMeasure(measure)} <small>{unitOfMeasure(measure)}</small>
            </th>
            <td>{formatMeasure(measure, measure.canary)}</td>
            <td>{formatMeasure(measure, measure.stable)}</td>
            <td className={measure.verdict === 'worse' ? 'bad' : undefined}>{measure.verdict}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function Fault({ fault }: { readonly fault: FaultGroup }) {
  const { area, version, where, message, stack, path, count, firstAt, lastAt } = fault;
  return (
    <details>
      <summary>
        {formatNumber(count)} × {message}{' '}
        <small>
          {area} {version} · {where} · {formatTime(firstAt)} to {formatTime(lastAt)}
          {path !== undefined && ` · first seen at ${path}`}
        </small>
      </summary>
      <pre>{stack ?? 'Browsers report no stack.'}</pre>
    </details>
  );
}
