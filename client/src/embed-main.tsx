import './core/strict-csp.ts';
import './ui/app.css';
import { readEmbedLook } from '@sets/shared/embed/embed-look.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { stageActivities } from './app/stage-activities.ts';
import { EmbedPage } from './features/embed/embed-page.tsx';

/*
 * The page that pages of others show in a frame. It has a document of its own, so that nothing of the
 * account is in it: no router, no session, and nothing that is kept on the device is read.
 */

const root = document.getElementById('root');
if (root === null) throw new Error('embed.html has no #root.');

const { pathname, search } = window.location;
createRoot(root).render(
  <StrictMode>
    <EmbedPage
      embedKey={pathname.split('/').at(-1) ?? ''}
      look={readEmbedLook(new URLSearchParams(search))}
      activities={stageActivities}
    />
  </StrictMode>,
);
