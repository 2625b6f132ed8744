import { defineScript } from '../../../core/redis/script.ts';

/*
 * What is done to a room in one step. KEYS[1] is the room's hash (`room` as JSON, its `version`, `v`: that of what is in play,
 * the bursts that are left `out`, the `epoch`: the version that left them out, and the `play`).
 * All else of it is under that key and the play, so in the same slot:
 *
 *   places    set: who has a place            came     hash: how each came first, `burst:run:at`
 *   runs      set: the runs of these:         run:<id> set: who was there while it was on
 *   bursts    hash: `nth:joined:from:to`      changed  sorted set: bursts, by when they last changed
 *   out       set: the bursts that are out    excluded set: their people; left: the same, in order
 *   holders   sorted set: processes, by the end of their lease
 *   fresh:<n> hash: which process has lately noted `participant:run`
 *
 * ARGV[1] to [5]: the process, the room's id, the channel, the lease and how long what nobody
 * refreshes is kept (both in ms); behind all else: of what version this program puts in play.
 */
const common = `
local known = tonumber(table.remove(ARGV))
local meta, me, lease, keep = KEYS[1], ARGV[1], tonumber(ARGV[4]), tonumber(ARGV[5])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local names = {'places', 'came', 'runs', 'bursts', 'changed', 'seq', 'out', 'excluded', 'left', 'holders'}

local function key(play, name) return meta .. ':' .. play .. ':' .. name end
local function whole(number) return string.format('%.0f', number) end
local function tell(play, change)
  redis.call('PUBLISH', ARGV[3], table.concat({me, ARGV[2], play, change}, ' '))
end

local function hold(play)
  redis.call('ZADD', key(play, 'holders'), whole(now + lease), me)
end

-- What has no end yet ends by itself, where nobody refreshes it.
local function expire(play, runs)
  for _, name in ipairs(names) do redis.call('PEXPIRE', key(play, name), keep, 'NX') end
  for run in pairs(runs) do redis.call('PEXPIRE', key(play, 'run:' .. run), keep, 'NX') end
end

local function each(play, command, ...)
  for _, run in ipairs(redis.call('SMEMBERS', key(play, 'runs'))) do
    redis.call(command, key(play, 'run:' .. run), ...)
  end
  for _, name in ipairs(names) do redis.call(command, key(play, name), ...) end
end

local function finish(play)
  each(play, 'UNLINK')
  redis.call('DEL', meta)
  tell(play, 'gone')
end

-- The time in play that there is, or nil. What an older program has put in play goes out of it. So
-- does what a newer one has, where none of its processes holds it any more; else that is an error.
local function playing()
  local play, v = unpack(redis.call('HMGET', meta, 'play', 'v'))
  if not play then return nil end
  v = tonumber(v)
  if v == known then return play end
  if v > known and redis.call('ZCOUNT', key(play, 'holders'), whole(now), '+inf') > 0 then
    error({ err = 'NEWERPLAY a newer program has put this in play' })
  end
  finish(play)
  return nil
end

-- Whether a process has died that held it: what it noted may not be on disk.
local function hasLost(play)
  local over = redis.call('ZRANGEBYSCORE', key(play, 'holders'), '-inf', '(' .. whole(now))
  return #over > 1 or (#over == 1 and over[1] ~= me)
end
`;

/** Notes that people are there, as `MemoryRoomStore` does. */
const learning = `
local seq
local function addToBurst(play, burst, at)
  local known = redis.call('HGET', key(play, 'bursts'), burst)
  local nth, joined, from, to = redis.call('HLEN', key(play, 'bursts')), 0, at, at
  if known then
    nth, joined, from, to = string.match(known, '^(%d+):(%d+):(%-?%d+):(%-?%d+)$')
    from, to = math.min(tonumber(from), at), math.max(tonumber(to), at)
  end
  local line = table.concat({nth, joined + 1, whole(from), whole(to)}, ':')
  redis.call('HSET', key(play, 'bursts'), burst, line)
  seq = seq or redis.call('INCR', key(play, 'seq'))
  redis.call('ZADD', key(play, 'changed'), seq, burst)
end

local function learn(play, who, run, burst, at)
  local isNews = redis.call('SADD', key(play, 'places'), who) == 1
  local known = redis.call('HGET', key(play, 'came'), who)
  if not known or (burst ~= '' and string.sub(known, 1, 1) == ':') then
    redis.call('HSET', key(play, 'came'), who, burst .. ':' .. run .. ':' .. at)
    if burst ~= '' then addToBurst(play, burst, tonumber(at)) end
    isNews = true
  end
  if run ~= '' and redis.call('SADD', key(play, 'run:' .. run), who) == 1 then
    redis.call('SADD', key(play, 'runs'), run)
    isNews = true
  end
  return isNews
end

local function burstOf(line) return string.match(line, '^[^:]*') end
local function leaveOut(play, who)
  if redis.call('SADD', key(play, 'excluded'), who) == 1 then
    redis.call('RPUSH', key(play, 'left'), who)
  end
end
`;

const leavingOut = `
local function exclude(play, first)
  local bursts, isOut = {}, {}
  for at = first, #ARGV do bursts[#bursts + 1], isOut[ARGV[at]] = ARGV[at], true end
  local out = table.concat(bursts, ' ')
  if redis.call('HGET', meta, 'out') == out then return end
  for _, name in ipairs({'out', 'excluded', 'left'}) do redis.call('DEL', key(play, name)) end
  redis.call('HSET', meta, 'out', out, 'epoch', redis.call('HGET', meta, 'version'))
  if #bursts == 0 then return end
  for _, burst in ipairs(bursts) do redis.call('SADD', key(play, 'out'), burst) end
  local came = redis.call('HGETALL', key(play, 'came'))
  for at = 1, #came, 2 do
    if isOut[burstOf(came[at + 1])] then leaveOut(play, came[at]) end
  end
end
`;

/** Holds a room: `[play, room]`; null where it is not in play, or what is in play of it is lost. */
export const holdRoom = defineScript(`${common}
local play = playing()
if not play then return false end
if hasLost(play) then finish(play) return false end
hold(play)
return {play, redis.call('HGET', meta, 'room')}
`);

/** Renews the lease: `[play, version, whether all was kept for longer]`, or null as above. */
export const keepRoom = defineScript(`${common}
local play = playing()
if not play then return false end
if hasLost(play) then finish(play) return false end
hold(play)
local isDue = redis.call('PTTL', meta) < keep / 2
if isDue then
  each(play, 'PEXPIRE', keep)
  redis.call('PEXPIRE', meta, keep)
end
return {play, redis.call('HGET', meta, 'version'), isDue and 1 or 0}
`);

/** Takes in people of a play that has not begun: its id, then `participant, run, burst, at` of each. */
export const fillRoom = defineScript(`${common}${learning}
local play, runs = ARGV[6], {}
for at = 7, #ARGV, 4 do
  learn(play, ARGV[at], ARGV[at + 1], ARGV[at + 2], ARGV[at + 3])
  if ARGV[at + 1] ~= '' then runs[ARGV[at + 1]] = true end
end
expire(play, runs)
`);

/** Begins a play: its id, the room, its version, the bursts that are out. 0: another has begun. */
export const startRoom = defineScript(`${common}${learning}${leavingOut}
local play = ARGV[6]
if playing() then each(play, 'UNLINK') return 0 end
redis.call('HSET', meta, 'play', play, 'room', ARGV[7], 'version', ARGV[8], 'v', known)
exclude(play, 9)
hold(play)
each(play, 'PEXPIRE', keep)
redis.call('PEXPIRE', meta, keep)
tell(play, 'room')
return 1
`);

/** The room, its version, the bursts that are out: `[play, whether it is newer]`, or null. */
export const changeRoom = defineScript(`${common}${learning}${leavingOut}
local play = playing()
if not play then return false end
hold(play)
if tonumber(ARGV[7]) <= tonumber(redis.call('HGET', meta, 'version')) then return {play, 0} end
redis.call('HSET', meta, 'room', ARGV[6], 'version', ARGV[7])
exclude(play, 8)
expire(play, {})
tell(play, 'room')
return {play, 1}
`);

/**
 * `participant, run, burst, at` of each: `[play, version, whether anything changed, which are news]`,
 * or null. What another process has noted lately is news again: it may have died before that was on
 * disk. Once its lease is over the room is put in play anew.
 */
export const attendRoom = defineScript(`${common}${learning}
local play = playing()
if not play then return false end
hold(play)
local nth = math.floor(now / (2 * lease))
local fresh = {key(play, 'fresh:' .. whole(nth)), key(play, 'fresh:' .. whole(nth - 1))}
local hasOut = redis.call('HGET', meta, 'out') ~= ''
local news, runs, isChanged = {}, {}, 0
for at = 6, #ARGV, 4 do
  local who, run = ARGV[at], ARGV[at + 1]
  local line = who .. ':' .. run
  local isNews = learn(play, who, run, ARGV[at + 2], ARGV[at + 3])
  if isNews then
    isChanged = 1
    if run ~= '' then runs[run] = true end
    local burst = hasOut and burstOf(redis.call('HGET', key(play, 'came'), who)) or ''
    if burst ~= '' and redis.call('SISMEMBER', key(play, 'out'), burst) == 1 then
      leaveOut(play, who)
    end
  else
    local by = redis.call('HGET', fresh[1], line) or redis.call('HGET', fresh[2], line)
    isNews = by and by ~= me
  end
  if isNews then
    redis.call('HSET', fresh[1], line, me)
    news[#news + 1] = (at - 6) / 4
  end
end
if #news > 0 then redis.call('PEXPIRE', fresh[1], 4 * lease, 'NX') end
if isChanged == 1 then expire(play, runs) end
return {play, redis.call('HGET', meta, 'version'), isChanged, news}
`);

/** This process lets go: 1 where no other holds it, so that it is out of play. */
export const releaseRoom = defineScript(`${common}
local play = redis.call('HGET', meta, 'play')
if not play then return 0 end
redis.call('ZREM', key(play, 'holders'), me)
if redis.call('ZCOUNT', key(play, 'holders'), whole(now), '+inf') > 0 then return 0 end
finish(play)
return 1
`);

/** Takes it out of play: 1 where it was in. */
export const discardRoom = defineScript(`${common}
local play = redis.call('HGET', meta, 'play')
if not play then return 0 end
finish(play)
return 1
`);
