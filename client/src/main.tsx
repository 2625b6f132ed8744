import './core/strict-csp.ts';
import './ui/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startTheme } from './ui/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

startTheme();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
