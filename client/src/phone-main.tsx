import './core/strict-csp.ts';
import './features/stage/phone/phone-page.css';
import './features/stage/phone/phone.css';
import './features/stage/phone/phone-controls.css';
import { ownNotices } from '@sets/shared/live/notices.ts';
import { phoneRequests } from '@sets/shared/live/phone-requests.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepPageOffline } from './core/keep-shell.ts';
import { keptToken, storeName } from './core/root/kept-token.ts';
import { PhoneApp } from './features/stage/phone/phone-app.tsx';
import { connectLive } from './live/live-connection.ts';
import { PhoneMemory } from './live/phone-memory.ts';
import { openPhoneStorage } from './live/phone-storage.ts';
import { phoneActivities, phonePaths } from './phone-activities.ts';
import { startTheme } from './ui/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('phone.html has no #root.');

startTheme();
const storage = openPhoneStorage();
const token = keptToken(storage.get(storeName)) ?? undefined;
const client = connectLive(
  { requests: phoneRequests, notices: ownNotices },
  { token, orAsGuest: true },
);
const memory = new PhoneMemory(storage);
createRoot(root).render(
  <StrictMode>
    <PhoneApp client={client} memory={memory} activities={phoneActivities} paths={phonePaths} />
  </StrictMode>,
);

// Once everything else has come: on a bad network nothing may take its place.
const stop = client.onStatus((status) => {
  if (status !== 'online') return;
  stop();
  void keepPageOffline();
});
