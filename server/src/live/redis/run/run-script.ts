import { defineScript, type Script } from '../../../core/redis/script.ts';

/**
 * What Redis does in one step with a run in play; `keys.ts` says what its keys hold. KEYS[1] is the
 * run. Whatever else a script touches has a name that begins with that, so it is in the same slot.
 */
const common = /* lua */ `
local run = KEYS[1]

-- Of what version this program puts in play: behind all else that it gives.
local known = tonumber(table.remove(ARGV))

-- What the keys of a time in play begin with.
local function named(play) return run .. ':' .. play .. ':' end

-- Moves the counters of a slot by what an answer adds, a JSON object; none stays at nought.
local function move(tally, adds, times)
  for counter, add in pairs(cjson.decode(adds)) do
    local now = redis.call('ZINCRBY', tally, add * times, counter)
    if tonumber(now) == 0 then redis.call('ZREM', tally, counter) end
  end
end

-- Tells the other processes of a change in a time in play; run-notices.ts makes the rest of it.
local function tell(channel, play, notice) redis.call('PUBLISH', channel, play .. ' ' .. notice) end

-- Calls change with every key of a time in play.
local function eachKey(base, change)
  for _, slot in ipairs(redis.call('HKEYS', base .. 'n')) do
    change(base .. 'a:' .. slot)
    change(base .. 't:' .. slot)
  end
  change(base .. 'n')
  change(base .. 'x')
end

local function forget(base)
  eachKey(base, function(key) redis.call('UNLINK', key) end)
end

-- The time in play that there is, or nil. What an older program has put in play goes out of it. So
-- does what a newer one has, where its room is this program's by now; else that is an error.
local function playing()
  local play, v = unpack(redis.call('HMGET', run, 'play', 'v'))
  if not play then return nil end
  v = tonumber(v)
  if v == known then return play end
  local room = string.match(run, '^(.*}:)run:') .. 'room'
  if v > known and tonumber(redis.call('HGET', room, 'v') or v) > known then
    error({ err = 'NEWERPLAY a newer program has put this in play' })
  end
  forget(named(play))
  redis.call('UNLINK', run)
  return nil
end

-- What its keys begin with, or nil.
local function current()
  local play = playing()
  return play and named(play) or nil
end

-- From now on the run is kept for so many ms, and all that belongs to it as long.
local function keep(base, ms)
  local time = redis.call('TIME')
  local till = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000) + ms)
  redis.call('HSET', run, 'until', till)
  redis.call('PEXPIREAT', run, till)
  eachKey(base, function(key) redis.call('PEXPIREAT', key, till) end)
end
`;

/** A script on a run in play, with what is common to all of them before it. */
export const runScript = (body: string): Script => defineScript(common + body);
