/** The closed lists of what an aggregation may use; all else is refused, as by MongoDB. */

export const UPDATE_STAGES: ReadonlySet<string> = new Set([
  '$addFields',
  '$project',
  '$replaceRoot',
  '$replaceWith',
  '$set',
  '$unset',
]);

/** The stages that mingo computes; the others are in pipeline.ts. */
export const MINGO_STAGES: ReadonlySet<string> = new Set([
  ...UPDATE_STAGES,
  '$bucket',
  '$group',
  '$sortByCount',
  '$unwind',
]);

export const ACCUMULATORS: ReadonlySet<string> = new Set(
  '$addToSet $avg $count $first $last $max $mergeObjects $min $push $stdDevPop $stdDevSamp $sum'.split(
    ' ',
  ),
);

export const EXPRESSIONS: ReadonlySet<string> = new Set(
  `$abs $add $ceil $divide $floor $mod $multiply $pow $round $sqrt $subtract $trunc
   $and $or $not $cmp $eq $gt $gte $lt $lte $ne $cond $ifNull $switch
   $arrayElemAt $arrayToObject $concatArrays $filter $first $in $indexOfArray $isArray $last $map
   $range $reduce $reverseArray $size $slice $sortArray $zip
   $setDifference $setEquals $setIntersection $setIsSubset $setUnion $anyElementTrue $allElementsTrue
   $mergeObjects $objectToArray $getField $setField $literal $let
   $concat $regexMatch $replaceAll $replaceOne $split $strcasecmp $strLenCP $substrCP
   $toLower $toUpper $trim $ltrim $rtrim
   $dateAdd $dateDiff $dateFromString $dateSubtract $dateToString $dateTrunc $dayOfMonth $dayOfWeek
   $dayOfYear $hour $isoWeek $isoWeekYear $millisecond $minute $month $second $week $year
   $isNumber $toBool $toDate $toDouble $toInt $toString $type
   $avg $max $min $sum`.split(/\s+/),
);
