import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CodeCamera, type CameraState } from './code-camera.ts';

interface Camera {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly start: (cameraid?: string) => void;
  readonly stop: () => void;
  readonly setLight: (isOn: boolean) => void;
}

/** Whether it may be opened without a question. */
const isAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    // Some browsers do not tell: then somebody presses the button.
    return false;
  }
};

const loadReader = async () => (await import('./qr-reading.ts')).readCodes;

/**
 * The camera of this page. It begins by itself where it was allowed before, and is closed while the page is not seen
 * and when it is left.
 */
export const useCamera = (onCode: (text: string) => void): Camera => {
  const video = useRef<HTMLVideoElement>(null);
  const [camera] = useState(
    () =>
      new CodeCamera({
        media: (navigator as Partial<Navigator>).mediaDevices,
        loadReader,
        onCode,
      }),
  );
  const state = useSyncExternalStore(camera.store.subscribe, camera.store.getState);
  /** Somebody wants it on: it comes back with the page. */
  const isWanted = useRef(false);
  const start = (cameraid?: string): void => {
    isWanted.current = true;
    if (video.current !== null) void camera.start(video.current, cameraid);
  };
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const resume = (): void => {
      if (document.hidden) camera.stop();
      else if (isWanted.current && video.current !== null) void camera.start(video.current);
    };
    const begin = async (): Promise<void> => {
      if (!(await isAllowed()) || signal.aborted) return;
      isWanted.current = true;
      resume();
    };
    void begin();
    document.addEventListener('visibilitychange', resume, { signal });
    return () => {
      stop.abort();
      camera.stop();
    };
  }, [camera]);
  return {
    state,
    video,
    start,
    stop: () => {
      isWanted.current = false;
      camera.stop();
    },
    setLight: (isOn) => void camera.setLight(isOn),
  };
};
