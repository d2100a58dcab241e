import * as m from '../../../server/platform/catalogues/messages.ts'

interface Props {
  isGift?: boolean
  startsChain?: boolean
  isChange?: boolean
}

/** Check boxes for gifts. An edit form sends `0` if unchecked; chains are allowed unless `0` is sent. */
export function GiftTick({ isGift = false, startsChain = true, isChange = false }: Props) {
  return (
    <div className="field gift-tick">
      {isChange && <input type="hidden" name="is_gift" value="0" />}
      <label className="check">
        <input type="checkbox" name="is_gift" value="1" defaultChecked={isGift} />
        <span>
          {m.gifts_give_away()}
          <small>{m.gifts_give_away_help()}</small>
        </span>
      </label>
      <input type="hidden" name="starts_chain" value="0" />
      <label className="check">
        <input type="checkbox" name="starts_chain" value="1" defaultChecked={startsChain} />
        <span>
          {m.gifts_start_chain()}
          <small>{m.gifts_start_chain_help()}</small>
        </span>
      </label>
    </div>
  )
}
