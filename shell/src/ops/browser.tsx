import '@hotdrop/shared-ui/tokens.css';
import '@hotdrop/shared-ui/base.css';
import './styles/console.css';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ConsolePage } from './console-page.tsx';
import type { ConsoleState } from './state.ts';
import { opsPath, type PageProps } from './types.ts';

const refreshEvery = 5_000;

/** The console in the browser: reads the state every five seconds, and changes only what differs. */
function LiveConsole(props: PageProps) {
  const [state, setState] = useState(props.state);
  const [age, setAge] = useState<number>();
  useEffect(() => {
    let readAt = Date.now();
    setAge(0);
    const refresh = setInterval(async () => {
      const next = await readState();
      if (!next) return;
      readAt = Date.now();
      setState(next);
    }, refreshEvery);
    const count = setInterval(() => setAge(Math.round((Date.now() - readAt) / 1_000)), 1_000);
    return () => {
      clearInterval(refresh);
      clearInterval(count);
    };
  }, []);
  return <ConsolePage {...props} state={state} age={age} onClose={() => location.assign(opsPath)} />;
}

/** The page keeps what it shows while the server does not answer; its age says so. */
async function readState(): Promise<ConsoleState | undefined> {
  try {
    const response = await fetch(`${opsPath}/state`);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Starts the console in the server's page, with the data beside it. */
const root = document.getElementById('console');
const data = document.getElementById('console-data')?.textContent;
if (root && data) hydrateRoot(root, <LiveConsole {...JSON.parse(data)} />);
