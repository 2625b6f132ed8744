import { ok, type Result, fail } from '@sets/shared/core/result.ts';
import { pushSubscription } from '@sets/shared/notification/notification.contract.ts';
import * as z from 'zod/mini';
import { getPushKey, postSubscription, postSubscriptionEnd } from './notification.api.ts';
import { notificationMessages as words } from './notification.messages.ts';

/** How push messages stand on this device. */
export type PushStanding = 'unsupported' | 'blocked' | 'off' | 'on';

/** Holds this device's address for pushes while they are on. Fixed by the specification; logging out clears it. */
const entry = 'push-token';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const found = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
};

export const pushStanding = async (): Promise<PushStanding> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await found();
  const isOn = subscription !== null && subscription.endpoint === localStorage.getItem(entry);
  return isOn && Notification.permission === 'granted' ? 'on' : 'off';
};

/** The text of a key, as servers write it, for the bytes that a browser gives. */
const base64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const hasKey = (subscription: PushSubscription, key: string): boolean =>
  base64Url(subscription.options.applicationServerKey) === key.replaceAll('=', '');

/** A subscription made with this key of the server; one with an older key is given up. */
const subscribed = async (
  registration: ServiceWorkerRegistration,
  key: string,
): Promise<Result<PushSubscription>> => {
  try {
    const old = await registration.pushManager.getSubscription();
    if (old !== null && hasKey(old, key)) return ok(old);
    await old?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    return ok(await registration.pushManager.subscribe(options));
  } catch {
    // The browser's push service does not answer, or this browser has none.
    return fail('UNAVAILABLE', words.noService);
  }
};

/** Subscribes this device and tells the server. */
const enrol = async (
  token: string,
  registration: ServiceWorkerRegistration,
): Promise<Result<PushStanding>> => {
  const key = await getPushKey(token);
  if (!key.ok) return key;
  const subscription = await subscribed(registration, key.value.publicKey);
  if (!subscription.ok) return subscription;
  const { endpoint, keys } = subscription.value.toJSON();
  const body = z.safeParse(pushSubscription, { endpoint, keys });
  if (!body.success) return fail('UNAVAILABLE', words.noService);
  const told = await postSubscription(token, body.data);
  if (!told.ok) return told;
  localStorage.setItem(entry, subscription.value.endpoint);
  return ok('on');
};

const ready = async (): Promise<Result<ServiceWorkerRegistration>> => {
  try {
    await navigator.serviceWorker.register('/sw.js');
    return ok(await navigator.serviceWorker.ready);
  } catch {
    // The worker cannot be loaded, or the browser allows none here, as in some private windows.
    return fail('UNAVAILABLE', words.noService);
  }
};

/** To be called from a click: the browser asks the person first. */
export const switchPushOn = async (token: string): Promise<Result<PushStanding>> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return ok(permission === 'denied' ? 'blocked' : 'off');
  const registration = await ready();
  return registration.ok ? enrol(token, registration.value) : registration;
};

/** Here it is over in any case; a server that cannot be told learns it at the next push. */
export const switchPushOff = async (token: string): Promise<Result<PushStanding>> => {
  const subscription = await found();
  localStorage.removeItem(entry);
  if (subscription === null) return ok('off');
  await postSubscriptionEnd(token, subscription.endpoint);
  await subscription.unsubscribe();
  return ok('off');
};

/**
 * Keeps what was switched on: a new key of the server or a new address of this device is told, and
 * who has signed out is no longer sent to. `token` is null for a visitor. Registers nothing by
 * itself and never asks for permission.
 */
export const keepPush = async (token: string | null): Promise<void> => {
  if (!isSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (registration === undefined) return;
  const isWanted = token !== null && localStorage.getItem(entry) !== null;
  if (isWanted && Notification.permission === 'granted') {
    await enrol(token, registration);
    return;
  }
  localStorage.removeItem(entry);
  await (await registration.pushManager.getSubscription())?.unsubscribe();
};
