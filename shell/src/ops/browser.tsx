import '@hotdrop/shared-ui/tokens.css';
import '@hotdrop/shared-ui/base.css';
import './styles/console.css';
import { hydrateRoot } from 'react-dom/client';
import { LiveConsole } from './live-console.tsx';

/** Starts the console in the server's page, with the data beside it. */
const root = document.getElementById('console');
const data = document.getElementById('console-data')?.textContent;
if (root && data) hydrateRoot(root, <LiveConsole {...JSON.parse(data)} />);
