import { defineScript } from '../../../core/redis/script.ts';

/*
 * Who is connected to a room. KEYS[1] is a hash: `epoch`, which names the time since it began, and
 * `seq`, the number of the last who came or went. All else of it is under that key:
 *
 *   processes   set: who has told anything     at:<process>   set: who is connected to it
 *   here        set: who is connected to any   slow:<process> set: who of these is slow
 *   slow        set: who is slow for any       lost           sorted set: who left, by when
 *   changed     sorted set: who came or went, by the number of that
 *   excluded    set: who is left out           leftout        names what that set is
 *
 * The last two outlive a room that nobody is connected to: who loads it may have told them before.
 * All scripts take how long what nobody refreshes is kept as ARGV[1], in ms.
 */
const common = `
local meta, keep = KEYS[1], ARGV[1]
local counted = {'processes', 'here', 'slow', 'lost', 'changed'}
local function key(name) return meta .. ':' .. name end
local function at(process) return key('at:' .. process) end
local function slowAt(process) return key('slow:' .. process) end

local function expire(...)
  redis.call('PEXPIRE', meta, keep, ...)
  for _, name in ipairs(counted) do redis.call('PEXPIRE', key(name), keep, ...) end
  for _, name in ipairs({'excluded', 'leftout'}) do redis.call('PEXPIRE', key(name), keep, ...) end
  for _, process in ipairs(redis.call('SMEMBERS', key('processes'))) do
    redis.call('PEXPIRE', at(process), keep, ...)
    redis.call('PEXPIRE', slowAt(process), keep, ...)
  end
end
`;

const moving = `
local isChanged, seq = 0, nil
local function note(who)
  isChanged = 1
  seq = seq or redis.call('HINCRBY', meta, 'seq', 1)
  redis.call('ZADD', key('changed'), seq, who)
end

local function isAtAny(who, where)
  for _, process in ipairs(redis.call('SMEMBERS', key('processes'))) do
    if redis.call('SISMEMBER', where(process), who) == 1 then return true end
  end
  return false
end

local function come(process, who)
  if redis.call('SADD', at(process), who) == 0 then return end
  if redis.call('SADD', key('here'), who) == 0 then return end
  redis.call('ZREM', key('lost'), who)
  note(who)
end

local function measure(process, who, isSlow)
  if redis.call('SISMEMBER', at(process), who) == 0 then return end
  if redis.call(isSlow and 'SADD' or 'SREM', slowAt(process), who) == 0 then return end
  local isSlowNow = isSlow or isAtAny(who, slowAt)
  if redis.call(isSlowNow and 'SADD' or 'SREM', key('slow'), who) == 1 then isChanged = 1 end
end

local function go(process, who, now)
  measure(process, who, false)
  if redis.call('SREM', at(process), who) == 0 or isAtAny(who, at) then return end
  redis.call('SREM', key('here'), who)
  redis.call('ZADD', key('lost'), now, who)
  note(who)
end

local function goAll(process, now)
  for _, who in ipairs(redis.call('SMEMBERS', at(process))) do go(process, who, now) end
  redis.call('SREM', key('processes'), process)
end
`;

/**
 * A process tells of its connections. ARGV: its id, the time, an epoch to begin where there is none,
 * 'all' where nobody else is connected to it, then `+` (came), `-` (went), `s` (slow) or `w` (well)
 * and who. Gives `[whether the health changed, the play and the version of the room]`; the room is
 * that of the room store, in KEYS[2].
 */
export const tellPresence = defineScript(`${common}${moving}
local me, now = ARGV[2], ARGV[3]
redis.call('HSETNX', meta, 'epoch', ARGV[4])
redis.call('SADD', key('processes'), me)
if ARGV[5] == 'all' then
  local isHere = {}
  for i = 6, #ARGV, 2 do
    if ARGV[i] == '+' then isHere[ARGV[i + 1]] = true end
  end
  for _, who in ipairs(redis.call('SMEMBERS', at(me))) do
    if not isHere[who] then go(me, who, now) end
  end
end
for i = 6, #ARGV, 2 do
  local what, who = ARGV[i], ARGV[i + 1]
  if what == '+' then come(me, who)
  elseif what == '-' then go(me, who, now)
  else measure(me, who, what == 's') end
end
expire('NX')
local room = redis.call('HMGET', KEYS[2], 'play', 'version')
return {isChanged, room[1], room[2]}
`);

/** All of a room is kept for longer. */
export const keepPresence = defineScript(`${common}
expire()
`);

/** A process is there no more: its id, the time. Gives whether the health changed. */
export const endPresence = defineScript(`${common}${moving}
goAll(ARGV[2], ARGV[3])
expire('NX')
return isChanged
`);

/** A process lets go of a room: its id. Where it was the last, nothing of its people is left. */
export const releasePresence = defineScript(`${common}${moving}
goAll(ARGV[2], '0')
if redis.call('SCARD', key('processes')) > 0 then return isChanged end
redis.call('UNLINK', meta)
for _, name in ipairs(counted) do redis.call('UNLINK', key(name)) end
return isChanged
`);

/** Whoever has left is lost no more. Gives whether the health changed. */
export const forgetLostPeople = defineScript(`${common}
return redis.call('UNLINK', key('lost'))
`);

/** Since when lost people count, in ms: `[connected, slow, lost]`, and all is kept for longer. */
export const readHealth = defineScript(`${common}
redis.call('ZREMRANGEBYSCORE', key('lost'), '-inf', '(' .. ARGV[2])
local out = key('excluded')
local function among(name) return redis.call('SINTERCARD', 2, key(name), out) end
local connected = redis.call('SCARD', key('here')) - among('here')
local slow = redis.call('SCARD', key('slow')) - among('slow')
local lost = redis.call('ZCARD', key('lost')) - redis.call('ZINTERCARD', 2, key('lost'), out)
for _, each in ipairs({meta, out}) do
  local left = redis.call('PTTL', each)
  if left >= 0 and left < keep / 2 then expire() end
end
return {connected, slow, lost}
`);

/** Who has left since a time, in ms, and is not back. */
export const readLost = defineScript(`${common}
return redis.call('ZRANGEBYSCORE', key('lost'), '(' .. ARGV[2], '+inf')
`);

/** Who came or went since an epoch and a number: `[epoch, number, who is here, who is not]`. */
export const readHere = defineScript(`${common}
local now = redis.call('HMGET', meta, 'epoch', 'seq')
local epoch, seq = now[1] or '', now[2] or '0'
local news = {{}, {}}
for _, who in ipairs(redis.call('ZRANGEBYSCORE', key('changed'),
  '(' .. (epoch == ARGV[2] and ARGV[3] or '0'), '+inf')) do
  local to = redis.call('SISMEMBER', key('here'), who) == 1 and news[1] or news[2]
  to[#to + 1] = who
end
return {epoch, seq, news[1], news[2]}
`);

/**
 * Leaves people out: what the set is, what it becomes, and either all of it (where it is '') or
 * `+` and `-` with each who is new in it, or no more. False where it is not what was said.
 */
export const excludePeople = defineScript(`${common}
local out, leftout = key('excluded'), key('leftout')
if ARGV[2] == '' then redis.call('DEL', out)
elseif redis.call('GET', leftout) ~= ARGV[2] then return false end
for i = 4, #ARGV, 2 do
  redis.call(ARGV[i] == '+' and 'SADD' or 'SREM', out, ARGV[i + 1])
end
redis.call('SET', leftout, ARGV[3], 'PX', keep)
redis.call('PEXPIRE', out, keep)
return 1
`);

/** A process is about to tell of a room: how long that is kept, in ms, and the room's id. KEYS[1] has its rooms. */
export const takeRoom = defineScript(`
redis.call('SADD', KEYS[1], ARGV[2])
return redis.call('PEXPIRE', KEYS[1], ARGV[1])
`);

/**
 * Renews the lease of a process: its id, how long it is, in ms. Gives `[whether it was unknown, who
 * has let theirs run out]`. KEYS[1] has the processes by the end of their leases.
 */
export const renewProcess = defineScript(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function whole(number) return string.format('%.0f', number) end
local isNew = redis.call('ZADD', KEYS[1], whole(now + ARGV[3]), ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return {isNew, redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', '(' .. whole(now))}
`);
