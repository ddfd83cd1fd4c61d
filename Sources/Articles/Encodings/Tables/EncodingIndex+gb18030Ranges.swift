// Written by Scripts/encodings from index-gb18030-ranges.txt of the Encoding Standard; do not edit.

extension EncodingIndex {
    /// Pointers and code points by turns.
    static let gb18030Ranges = EncodingIndex(
        """
        #aF^~aG^[aI^^aK^ZaL^saM^[aO^WaR^OaT^PaV^MaW^JaY^HaZ^Ja[^Va!^Ka]^Ra^^Za_^Da`^Daa^!ab_Dac^>ad^=ae^<af^;ag^\
        :ah^9ai^8aj^Rak_0al^Cam_<an^3aq^<ar-b']zb.]yb?]bbF^5bG]gc+!vc,y?*c-!uc1!pc3!oc5!rc7!rc8!ic:!gc;!jc<]xc=]\
        ]c>!cc?!dc@!lcA!icB]@cN!VcX!^c!!Fc`]Rca!Ecb!?cc!@cd!@ce!=ci!9cj!7ck!6cp!2cq!4cu!0cv!4cw!,cx!-cy!4c{!'d#!\
        'd%!Dd&[}d'!(d(!5d)!md*_Sd4[vd!!LeLZXepZ=f#Z$f&Z(f(Z,f*Y~f,Y|f.Yuf/Ysf1Z%f5Z.f7Ykf8ZBf9Yhf:p`f;Ygf<Ygf=Y\
        ef?Ykf@YofAYafBYafCYafDY^fFY]fGYgfH!ifTYPfXYIfkY:fmY5fvY>fwY+gnX9grX0hlW9hoW7i8YJiBVeiCWriDY2iFVfiIVYiJV\
        xiKV^iLVViNVTiOWfiPV{iQYeiRWaiSVXiT^iiUWDiVWNiXVViYW~iZXhi[YPi!WYi]_|i^Y6i_[Li`WXiaVCibViicX}idZAieVOifX\
        CigV>ihW.iiVGij[#ikVgilV6imV7ioV2iqVCirV1isVCiu]fivVQi{W8j&WVj'Vn{*9w!U{U1uLp{V0uKq{VNuK_{VouK2{VruK3{Vs\
        uK4{VtuK0{VvuK.{VxuK0{VyuK.{VzuK6{V|uK2{V}uyb{V~uKn{W#uK<{W$uKq{W%uK({W&uK8{W*uJw{W+uJv{W-uJv{W.uJx{W1uJ\
        p{W3uJo{W6uU|{W8uJi{WJuJZ{WTuJM{WXuJI{WfuJ;{WjuKo{XluJY{Xr|9AC|*gC
        """)
}
