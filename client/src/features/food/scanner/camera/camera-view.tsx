import { Camera as CameraIcon, CameraOff, Flashlight, FlashlightOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { useCamera } from './use-camera.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { kitchenPaths } from '../../kitchen/kitchen-paths.ts';
import { scannerMessages } from '../scanner.messages.ts';
import type { CameraState } from './code-camera.ts';

const words = scannerMessages.camera;

type Camera = ReturnType<typeof useCamera>;
type CameraOn = Extract<CameraState, { type: 'on' }>;

/** What stands in place of the picture. */
const InPlace = ({ state, start }: Pick<Camera, 'state' | 'start'>) => {
  if (state.type === 'on') return null;
  const isNone = state.type === 'none';
  return (
    <div className="absolute inset-0 grid grid-cols-1 content-center-safe justify-items-center gap-3 overflow-y-auto p-5 text-center">
      {isNone && (
        <div role="alert" className="grid justify-items-center gap-1">
          <CameraOff size={28} aria-hidden="true" className="text-bad" />
          <p className="text-lg font-semibold">{words.faults[state.fault].title}</p>
          <p className="max-w-sm text-pretty text-ink-soft">{words.faults[state.fault].text}</p>
          <Link
            to={kitchenPaths.kitchen}
            className="inline-flex min-h-11 items-center rounded-sm font-medium underline underline-offset-4 hover:text-people-ink"
          >
            {words.byNumber}
          </Link>
        </div>
      )}
      {state.type === 'starting' && <p className="text-ink-soft">{words.starting}</p>}
      {state.type !== 'starting' && (
        <Button
          look={isNone ? 'outline' : 'primary'}
          size={isNone ? 'medium' : 'large'}
          className="max-w-full whitespace-normal!"
          onClick={() => start()}
        >
          <CameraIcon size={22} aria-hidden="true" />
          {isNone ? words.again : words.start}
        </Button>
      )}
      {state.type === 'off' && <p className="max-w-sm text-pretty text-ink-soft">{words.lead}</p>}
    </div>
  );
};

/** Corners around where a code is to be held. */
const Aim = () => (
  <svg
    viewBox="0 0 100 100"
    aria-hidden="true"
    className="pointer-events-none absolute top-1/2 left-1/2 h-3/4 -translate-1/2 drop-shadow-[0_0_2px_#000]"
    fill="none"
    stroke="#fff"
    strokeWidth="3"
    strokeLinecap="round"
  >
    <path d="M3 20V8a5 5 0 0 1 5-5h12M80 3h12a5 5 0 0 1 5 5v12M97 80v12a5 5 0 0 1-5 5H80M20 97H8a5 5 0 0 1-5-5V80" />
  </svg>
);

const Controls = ({ state, camera }: { state: CameraOn; camera: Camera }) => {
  const { choices, cameraid, light } = state;
  const Light = light === true ? FlashlightOff : Flashlight;
  return (
    <div className="flex flex-wrap items-end gap-2">
      {light !== null && (
        <Button aria-pressed={light} onClick={() => camera.setLight(!light)}>
          <Light size={18} aria-hidden="true" />
          {words.light}
        </Button>
      )}
      {choices.length > 1 && (
        <div className="min-w-44 grow">
          <Select
            isSmall
            label={words.which}
            value={cameraid}
            choices={choices.map((each, place) => ({
              value: each.cameraid,
              text: each.name === '' ? words.nameless(place + 1) : each.name,
            }))}
            onChange={camera.start}
          />
        </div>
      )}
      <Button onClick={camera.stop}>
        <CameraOff size={18} aria-hidden="true" />
        {words.stop}
      </Button>
    </div>
  );
};

/** The picture of the camera, with what can be done with it; or why there is none. */
export const CameraView = ({ camera }: { camera: Camera }) => {
  const { state, video, start } = camera;
  const isOn = state.type === 'on';
  return (
    <section aria-label={words.label} className="grid min-w-0 grid-cols-1 gap-3">
      <div className="relative h-[34dvh] min-h-64 overflow-hidden rounded-lg bg-sunken lg:h-[56dvh]">
        <video
          ref={video}
          muted
          playsInline
          aria-label={words.picture}
          className={`size-full object-cover ${isOn ? '' : 'invisible'}`}
        />
        {isOn && <Aim />}
        <InPlace state={state} start={start} />
      </div>
      {isOn && <Controls state={state} camera={camera} />}
    </section>
  );
};
