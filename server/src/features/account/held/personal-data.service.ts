import { strToU8 } from 'fflate';
import type { Connection, Model } from 'mongoose';
import type { Caller } from '../../../core/actor.ts';
import { AppError } from '../../../core/app-error.ts';
import type { CallsUnderWay } from '../../../core/calls-under-way.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Jobs } from '../../../core/jobs/jobs.ts';
import type { PersonalData } from '../../../core/personal-data.ts';
import type { FileContents } from '../../../core/route.ts';
import type { AccountMails } from '../account-mails.service.ts';
import { accountModel, type AccountRecord, readAccount } from '../account.model.ts';
import { presentAccount } from '../account.presenter.ts';
import type { AccountService } from '../account.service.ts';
import type { DeviceNamesService } from '../sign-in/device-names.service.ts';
import type { ConfirmationService } from '../confirmation.service.ts';
import type { FormerAddressesService } from '../address/former-addresses.service.ts';
import { type CollectedFile, collectedOf, fileOf } from './collected.ts';
import { deletionWait } from './deletion-wait.ts';
import { eraseAgainMs, eraseRestJob } from './erase-rest-job.ts';
import { accountDeletedMail } from '../mails/account-deleted-mail.ts';
import type { PeopleService } from '../people.service.ts';
import { readmeOf } from './personal-data.readme.ts';
import type { RecoveryService } from '../address/recovery.service.ts';
import type { SessionService } from '../sign-in/session.service.ts';
import type { VerificationService } from '../address/verification.service.ts';
import { type ZipEntry, zipInTurns } from '../../../core/zip-in-turns.ts';

interface PersonalDataTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
  readonly accounts: AccountService;
  readonly sessions: SessionService;
  readonly calls: CallsUnderWay;
  readonly deviceNames: DeviceNamesService;
  readonly verification: VerificationService;
  readonly recovery: RecoveryService;
  readonly confirmation: ConfirmationService;
  readonly formerAddresses: FormerAddressesService;
  readonly accountMails: Pick<AccountMails, 'post'>;
  readonly people: Pick<PeopleService, 'change' | 'restore'>;
  /** What the other features hold, in the order in which it is erased. */
  readonly heldElsewhere: () => readonly PersonalData[];
}

/** What is held of the division beside what the account shows. */
const divisionOf = ({ divisionProof, divisionAskedAt }: AccountRecord) => ({
  divisionConfirmedBy: divisionProof?.by ?? null,
  divisionAskedAt: divisionAskedAt?.toISOString() ?? null,
});

/** All that is held about a person: theirs to have, and to have deleted. */
export class PersonalDataService {
  readonly #accounts: Model<AccountRecord>;
  readonly #tools: Omit<PersonalDataTools, 'connection'>;

  constructor({ connection, ...tools }: PersonalDataTools) {
    this.#accounts = accountModel(connection);
    this.#tools = tools;
    tools.jobs.handle(eraseRestJob, { run: ({ userid }) => this.#eraseRest(userid) });
  }

  /** A file for each part of which there is something. @throws AppError UNAUTHENTICATED */
  async collect(actor: Caller): Promise<CollectedFile[]> {
    const { accounts, heldElsewhere } = this.#tools;
    const record = await readAccount(this.#accounts, actor.userid);
    const former = await this.#formerAddressesOf(record);
    const account = {
      ...presentAccount(await accounts.me(actor)),
      createdAt: record.createdAt.toISOString(),
      ...divisionOf(record),
      ...former,
    };
    const files: CollectedFile[] = [
      fileOf({ name: 'account', holds: 'Your account, as you see it.' }, account),
      fileOf(
        {
          name: 'sessions',
          holds: 'Where you are logged in, and on what kinds of devices you have been.',
        },
        await this.#sessionsOf(actor.userid),
      ),
    ];
    for (const data of heldElsewhere()) {
      const file = await collectedOf(data, actor.userid);
      if (file !== null) files.push(file);
    }
    return files;
  }

  /**
   * Everything about a person in one file to keep. It is made while it is sent: of pictures, and of what somebody has
   * made a lot of, one is held at a time. @throws AppError UNAUTHENTICATED
   */
  async exportFile(actor: Caller): Promise<FileContents> {
    const mtime = new Date(this.#tools.clock.now());
    // All that may fail does so before anything is sent.
    const files = await this.collect(actor);
    const readme = readmeOf(
      files.map(({ name, holds }) => ({ file: `${name}.json`, holds })),
      mtime,
    );
    const name = `sets-data-${mtime.toISOString().slice(0, 10)}.zip`;
    return { name, contents: zipInTurns(this.#entries(actor.userid, readme, files), mtime) };
  }

  async *#entries(
    userid: string,
    readme: string,
    files: readonly CollectedFile[],
  ): AsyncGenerator<ZipEntry> {
    yield { name: 'readme.txt', pieces: [strToU8(readme)], isText: true };
    for (const { name, pieces } of files) {
      yield { name: `${name}.json`, pieces: pieces(), isText: true };
    }
    for (const data of this.#tools.heldElsewhere()) {
      for await (const { name, bytes } of data.files?.(userid) ?? []) {
        yield { name, pieces: bytes instanceof Uint8Array ? [bytes] : bytes, isText: false };
      }
    }
  }

  /**
   * Deletes a person's account. It goes last, so that whatever fails before can be done again.
   * @throws AppError FORBIDDEN for a wrong password, and while one that was just set could be taken back; CONFLICT for the last admin; RATE_LIMITED;
   * UNAVAILABLE where it goes already
   */
  async remove(actor: Caller, password: string, address: string): Promise<void> {
    const { calls } = this.#tools;
    const account = await readAccount(this.#accounts, actor.userid);
    // The password itself, at every deletion: more than a session that was confirmed lately.
    await this.#tools.confirmation.checkPassword(account, password, { ...actor, address });
    const { userid } = actor;
    const former = await this.#tools.formerAddresses.list(userid);
    const wait = deletionWait(account, former, this.#tools.clock.now());
    if (wait !== null) throw new AppError('FORBIDDEN', wait);
    // From here on nobody makes anything new, and what is being made is waited for.
    const done = calls.close(userid);
    try {
      await this.#accounts.updateOne({ _id: userid }, { goingSince: this.#tools.clock.now() });
      await done;
      await this.#removeAll(actor, account);
    } catch (error) {
      // A mark that cannot be taken away, on a full disk say, counts for nothing in two minutes.
      await this.#accounts.updateOne({ _id: userid }, { goingSince: null }).catch(() => null);
      calls.open(userid);
      throw error;
    }
    // A call that has just been let in by who it was may come in still.
    calls.open(userid, eraseAgainMs);
    await this.#tools.accountMails.post('deleted', account, (to) => accountDeletedMail({ to }));
  }

  async #removeAll({ userid, sessionId }: Caller, account: AccountRecord): Promise<void> {
    const { people, sessions } = this.#tools;
    // Whoever deletes their account resigns first: that is refused to the last admin.
    const resigns = { accountType: 'student' } as const;
    const admin = account.accountType === 'admin' ? await people.change(userid, resigns) : null;
    // Nobody makes anything new elsewhere while all of it goes.
    await sessions.revokeAll(userid, sessionId);
    try {
      for (const data of this.#tools.heldElsewhere()) await data.erase(userid);
    } catch (error) {
      // Whoever stays, because a payment could not be ended say, stays what they are.
      if (admin !== null) await people.restore(admin, resigns);
      throw error;
    }
    await this.#eraseOwn(userid);
    // Stored first: what was begun meanwhile goes also where this process ends here.
    const notBefore = this.#tools.clock.now() + eraseAgainMs;
    await this.#tools.jobs.enqueue(eraseRestJob, { userid }, { notBefore });
    await this.#accounts.deleteOne({ _id: userid });
    await this.#eraseRest(userid);
  }

  /** What was written while the rest was erased, by a login say: of whoever has no account any more. */
  async #eraseRest(userid: string): Promise<void> {
    if ((await this.#accounts.exists({ _id: userid })) !== null) return;
    for (const data of this.#tools.heldElsewhere()) await data.erase(userid);
    await this.#eraseOwn(userid);
  }

  /** What is kept of an account beside it. */
  async #eraseOwn(userid: string): Promise<void> {
    const { verification, recovery, formerAddresses, sessions } = this.#tools;
    await verification.end(userid);
    await recovery.end(userid);
    await formerAddresses.erase(userid);
    await sessions.erase(userid);
  }

  /** The address that the account has where it shows another one, and those that it had and can be taken back to. */
  async #formerAddressesOf({ _id, email, wantedEmail }: AccountRecord) {
    const former = await this.#tools.formerAddresses.list(_id);
    if (former.length === 0 && wantedEmail === '') return {};
    return {
      addressUntilThatIsVerified: wantedEmail === '' ? null : email,
      formerAddresses: former.map(({ email: left, leftAt, heldUntil }) => ({
        email: left,
        leftAt: leftAt.toISOString(),
        keptUntil: heldUntil.toISOString(),
      })),
    };
  }

  async #sessionsOf(userid: string) {
    const live = await this.#tools.sessions.list(userid);
    return {
      sessions: live.map(({ device, startedAt, seenAt, expiresAt }) => ({
        device,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
      devices: await this.#tools.deviceNames.names(userid),
    };
  }
}
