import { defineScript } from '../../../core/redis/script.ts';

/* What is asked of a room in play, in one step; `redis-room-scripts.ts` says what its keys hold. */

const reading = `
local meta = KEYS[1]
local play = redis.call('HGET', meta, 'play')
local function key(name) return meta .. ':' .. play .. ':' .. name end
`;

/** ARGV: participants. Gives for each how they came who has a place, or null. */
export const readAttendance = defineScript(`${reading}
local lines = {}
for at, who in ipairs(ARGV) do
  local has = play and redis.call('SISMEMBER', key('places'), who) == 1
  lines[at] = has and redis.call('HGET', key('came'), who)
end
return lines
`);

export const readParticipants = defineScript(`${reading}
if not play then return {} end
return redis.call('SMEMBERS', key('places'))
`);

/** How many have a place and are not left out. */
export const readSize = defineScript(`${reading}
if not play then return 0 end
return redis.call('SCARD', key('places')) - redis.call('SINTERCARD', 2, key('places'), key('excluded'))
`);

/** How many were there while a run was on, or for '' ever, and are not left out. */
export const readJoined = defineScript(`${reading}
if not play then return 0 end
if ARGV[1] == '' then
  return redis.call('HLEN', key('came')) - redis.call('SCARD', key('excluded'))
end
local run = key('run:' .. ARGV[1])
return redis.call('SCARD', run) - redis.call('SINTERCARD', 2, run, key('excluded'))
`);

/** ARGV: a run, then participants. Gives those who were there while it was on. */
export const readWereIn = defineScript(`${reading}
local were = {}
if not play then return were end
local run = key('run:' .. ARGV[1])
for at = 2, #ARGV do
  if redis.call('SISMEMBER', run, ARGV[at]) == 1 then were[#were + 1] = ARGV[at] end
end
return were
`);

/** What is new since a play, an epoch and so many: `[play, epoch, from, who is left out since]`. */
export const readExcluded = defineScript(`${reading}
if not play then return false end
local epoch = redis.call('HGET', meta, 'epoch')
local from = (play == ARGV[1] and epoch == ARGV[2]) and tonumber(ARGV[3]) or 0
return {play, epoch, from, redis.call('LRANGE', key('left'), from, -1)}
`);

/** What is new since a play and a number: `[play, number, the bursts that are out, ...[burst, line]]`. */
export const readBursts = defineScript(`${reading}
if not play then return false end
local seen = play == ARGV[1] and ARGV[2] or '0'
local news = {play, redis.call('GET', key('seq')) or '0', redis.call('HGET', meta, 'out')}
for _, burst in ipairs(redis.call('ZRANGEBYSCORE', key('changed'), '(' .. seen, '+inf')) do
  news[#news + 1] = {burst, redis.call('HGET', key('bursts'), burst)}
end
return news
`);

/** ARGV: bursts. Gives of each that somebody came with: `[burst, ...who]`. */
export const readCameWith = defineScript(`${reading}
if not play then return {} end
local with, all = {}, {}
for _, burst in ipairs(ARGV) do
  if not with[burst] then
    with[burst] = {burst}
    all[#all + 1] = with[burst]
  end
end
local came = redis.call('HGETALL', key('came'))
for at = 1, #came, 2 do
  local own = with[string.match(came[at + 1], '^[^:]*')]
  if own then own[#own + 1] = came[at] end
end
return all
`);

/** Participants: how many of them had a place. */
export const forgetPeople = defineScript(`${reading}
local forgotten = 0
if not play then return 0 end
for _, who in ipairs(ARGV) do forgotten = forgotten + redis.call('SREM', key('places'), who) end
return forgotten
`);
