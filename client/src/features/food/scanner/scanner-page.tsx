import { ClipboardList, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { useAccount } from '../../account/account.store.ts';
import { LoginLink } from '../../account/login-link.tsx';
import { kitchenPaths } from '../kitchen/kitchen-paths.ts';
import { DelayLine } from '../parts/delay-line.tsx';
import { useDelay } from '../parts/use-delay.ts';
import { CameraView } from './camera/camera-view.tsx';
import { Sightings } from './camera/sightings.ts';
import { useCamera } from './camera/use-camera.ts';
import { CodeLine } from './code-line.tsx';
import { QueuePart } from './queue/queue-part.tsx';
import { ResultPanel } from './result/result-panel.tsx';
import { scannerMessages as words } from './scanner.messages.ts';
import type { Scanning } from './scanning.ts';
import { useSignals } from './sound/use-signals.ts';
import { useScanning } from './use-scanning.ts';

const Head = ({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) => {
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <header className="flex flex-wrap items-center justify-between gap-2">
      <h1 className="text-3xl font-semibold tracking-[-0.03em]">{words.title}</h1>
      <div className="flex flex-wrap gap-2">
        <Button
          role="switch"
          aria-label={words.sound}
          aria-checked={isOn}
          title={isOn ? words.soundOn : words.soundOff}
          className="!px-3.5"
          onClick={onToggle}
        >
          <Icon size={20} aria-hidden="true" />
        </Button>
        <Link to={kitchenPaths.kitchen} className={buttonClass()}>
          <ClipboardList size={18} aria-hidden="true" />
          {words.toOrders}
        </Link>
      </div>
    </header>
  );
};

/** A code that the camera reads in many pictures is one; while something is asked or looked up, others wait. */
const codesOfCamera = (scanning: Scanning) => {
  const sightings = new Sightings();
  return (text: string): void => {
    const { isBusy, verdict } = scanning.store.getState();
    const isFree = !isBusy && verdict?.answer !== 'ask';
    if (sightings.isNew(text, Date.now(), isFree)) void scanning.scan(text);
  };
};

/** In ms. */
const betweenMeasurements = 15_000;

const Scanner = ({ who }: { who: SignedIn }) => {
  useTitle(words.title);
  useWakeLock(true);
  const signals = useSignals();
  const { scanning, state } = useScanning(who, { onSignal: signals.give });
  const [onCode] = useState(() => codesOfCamera(scanning));
  const camera = useCamera(onCode);
  const delay = useDelay({ pause: betweenMeasurements, onThere: () => void scanning.send() });
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-4">
      <Head isOn={signals.isOn} onToggle={signals.toggle} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start lg:gap-8">
        <CameraView camera={camera} />
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <ResultPanel
            state={state}
            onPay={() => void scanning.pay()}
            onNext={() => scanning.goOn()}
          />
          <CodeLine onCode={(text) => void scanning.scan(text)} />
          <DelayLine delay={delay} />
          <QueuePart
            scans={state.scans}
            confirmed={state.confirmed}
            onSend={() => void scanning.send()}
            onAgain={({ proof }) => void scanning.scan(proof)}
            onSeen={({ attempt }) => scanning.seen(attempt)}
          />
        </div>
      </div>
    </div>
  );
};

const Visitor = () => {
  useTitle(words.title);
  return (
    <PageNote title={words.visitor} text={words.visitorText}>
      <LoginLink text={words.login} />
    </PageNote>
  );
};

/** `/scanner`: reads the codes of orders that are handed over. */
export const ScannerPage = () => {
  const who = useAccount();
  return (
    <main className="grid w-full grow grid-cols-1 content-start px-4 py-5 pb-16">
      {who === null ? <Visitor /> : <Scanner key={who.userid} who={who} />}
    </main>
  );
};
