import { createRoot } from 'react-dom/client';
import { DevPage } from './dev-page.tsx';

createRoot(document.body.appendChild(document.createElement('div'))).render(<DevPage />);
