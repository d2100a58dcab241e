import * as m from '../../../server/platform/catalogues/messages.ts'

/** Check box for gifts. A form that changes an item sends `0` if unchecked. */
export function GiftTick({ isGift = false, isChange = false }: { isGift?: boolean; isChange?: boolean }) {
  return (
    <div className="field">
      {isChange && <input type="hidden" name="is_gift" value="0" />}
      <label className="check">
        <input type="checkbox" name="is_gift" value="1" defaultChecked={isGift} />
        <span>
          {m.gifts_give_away()}
          <small>{m.gifts_give_away_help()}</small>
        </span>
      </label>
    </div>
  )
}
