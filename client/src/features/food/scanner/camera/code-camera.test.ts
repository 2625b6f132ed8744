import { beforeEach, expect, it, vi } from 'vitest';
import { CodeCamera } from './code-camera.ts';

beforeEach(() => localStorage.clear());

const fault = (name: string): Error => Object.assign(new Error('No.'), { name });

/** A device with two cameras, the first of which has a light. */
const aDevice = (refuses: (wanted: MediaTrackConstraints) => Error | null = () => null) => {
  const stopped: string[] = [];
  const asked: MediaTrackConstraints[] = [];
  const ended: (() => void)[] = [];
  const applied = vi.fn(async () => {});
  const getUserMedia = async ({ video }: { video: MediaTrackConstraints }) => {
    asked.push(video);
    const refused = refuses(video);
    if (refused !== null) throw refused;
    const { exact = 'back' } = (video.deviceId ?? {}) as { exact?: string };
    const track = {
      stop: () => stopped.push(exact),
      addEventListener: (_type: string, listener: () => void) => ended.push(listener),
      getSettings: () => ({ deviceId: exact }),
      getCapabilities: () => ({ torch: exact === 'back' }),
      applyConstraints: applied,
    };
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  };
  const enumerateDevices = async () => [
    { kind: 'videoinput', deviceId: 'back', label: 'Back' },
    { kind: 'audioinput', deviceId: 'ear', label: 'Ear' },
    { kind: 'videoinput', deviceId: 'front', label: '' },
  ];
  const media = { getUserMedia, enumerateDevices } as unknown as MediaDevices;
  return { media, stopped, asked, ended, applied };
};

const video = { play: async () => {}, srcObject: null } as unknown as HTMLVideoElement;

const open = (media: MediaDevices | undefined) => {
  const stopReading = vi.fn();
  const loadReader = async () => () => stopReading;
  const camera = new CodeCamera({ media, loadReader, onCode: () => {} });
  return { camera, stopReading, state: () => camera.store.getState() };
};

it('is on with its choices and its light, and lets go of it all when it is stopped', async () => {
  const { media, stopped, applied } = aDevice();
  const { camera, stopReading, state } = open(media);
  await camera.start(video);
  const choices = [
    { cameraid: 'back', name: 'Back' },
    { cameraid: 'front', name: '' },
  ];
  expect(state()).toEqual({ type: 'on', choices, cameraid: 'back', light: false });
  await camera.setLight(true);
  expect(state()).toMatchObject({ light: true });
  expect(applied).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  camera.stop();
  expect(state()).toEqual({ type: 'off' });
  expect(stopped).toEqual(['back']);
  expect(stopReading).toHaveBeenCalledTimes(1);
});

it('the one that was chosen is chosen again, and another where it is gone', async () => {
  const here = aDevice();
  const first = open(here.media);
  await first.camera.start(video, 'front');
  expect(first.state()).toMatchObject({ cameraid: 'front', light: null });
  const later = aDevice((wanted) =>
    wanted.deviceId === undefined ? null : fault('OverconstrainedError'),
  );
  const second = open(later.media);
  await second.camera.start(video);
  expect(later.asked[0]).toMatchObject({ deviceId: { exact: 'front' } });
  expect(second.state()).toMatchObject({ type: 'on', cameraid: 'back' });
});

it('says why there is none', async () => {
  const faults = [
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ] as const;
  for (const [name, why] of faults) {
    const { camera, state } = open(aDevice(() => fault(name)).media);
    await camera.start(video);
    expect(state()).toEqual({ type: 'none', fault: why });
  }
  const plain = open(undefined);
  await plain.camera.start(video);
  expect(plain.state()).toEqual({ type: 'none', fault: 'insecure' });
});

it('one that is unplugged is missing; one that opens after it was stopped is closed at once', async () => {
  const { media, ended, stopped } = aDevice();
  const { camera, state } = open(media);
  await camera.start(video);
  ended[0]?.();
  expect(state()).toEqual({ type: 'none', fault: 'missing' });
  const starting = camera.start(video);
  camera.stop();
  await starting;
  expect(state()).toEqual({ type: 'off' });
  expect(stopped).toEqual(['back', 'back']);
});
